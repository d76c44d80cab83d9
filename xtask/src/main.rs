//! `cargo xtask bind MODULE NAME FOLDER`: binds a compiled wasm module to
//! JavaScript. Writes `NAME.js`, `NAME.d.ts` and `NAME_bg.wasm` to `FOLDER`.
//!
//! Binding is the only step of `scripts/core/build.js` that has to be Rust. This
//! program does nothing else, so it compiles while the modules do.

use std::env;
use std::error::Error;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["bind", module, name, folder] => bind(module, name, folder),
        _ => Err("usage: cargo xtask bind MODULE NAME FOLDER; or run `npm run wasm`".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:?}");
            ExitCode::FAILURE
        }
    }
}

fn bind(module: &str, name: &str, folder: &str) -> Result<(), Box<dyn Error>> {
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .reset_state_function(true)
        .generate(folder)?;
    Ok(())
}
