//! `cargo xtask wasm`: compiles the core to WebAssembly, binds it to JavaScript
//! and optimises it; the result is `www/wasm/`.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// What every engine of the last years has. Never `--all-features`: wasm-opt
/// would then make imports that all engines refuse.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

fn main() -> ExitCode {
    let result = match env::args().nth(1).as_deref() {
        Some("wasm") => wasm(),
        _ => Err("usage: cargo xtask wasm".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A wasm module: what it exports, and how it is compiled.
struct Module {
    name: &'static str,
    profile: &'static str,
}

const MODULES: [Module; 2] = [
    Module {
        name: "game",
        profile: "small",
    },
    Module {
        name: "solver",
        profile: "release",
    },
];

fn wasm() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("xtask has no parent folder")?;
    for module in &MODULES {
        make(root, module)?;
    }
    Ok(())
}

fn make(root: &Path, module: &Module) -> Result<(), Box<dyn Error>> {
    let name = module.name;
    let compiled = compile(root, module)?;
    let out = root.join("www/wasm");
    let bound = out.join(format!("{name}_bg.wasm"));
    if is_newer(&bound, &compiled)? {
        return Ok(());
    }
    // Bound beside, optimised, and only then put in place: a build that is
    // broken off leaves no half a module behind.
    let fresh = root.join("target/bound");
    Bindgen::new()
        .input_path(&compiled)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .reset_state_function(true)
        .generate(&fresh)?;
    let wasm = fresh.join(format!("{name}_bg.wasm"));
    run(Command::new("node")
        .current_dir(root)
        .arg("node_modules/binaryen/bin/wasm-opt")
        .args(FEATURES)
        .args(["-O3", "--strip-debug", "--strip-producers", "-o"])
        .args([&wasm, &wasm]))?;
    fs::create_dir_all(&out)?;
    for end in [".js", ".d.ts", "_bg.wasm"] {
        let file = format!("{name}{end}");
        fs::copy(fresh.join(&file), out.join(&file))?;
    }
    let bytes = fs::metadata(&bound)?.len();
    println!("www/wasm/{name}_bg.wasm: {bytes} bytes");
    Ok(())
}

/// The compiled module, not bound yet. Each profile has a folder of its own.
fn compile(root: &Path, module: &Module) -> Result<PathBuf, Box<dyn Error>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo)
        .current_dir(root)
        .args([
            "rustc",
            "--lib",
            // Alone: beside an rlib there would be no link-time optimisation.
            "--crate-type=cdylib",
            "--locked",
            "--package=sliding-puzzle",
            "--no-default-features",
            "--target",
            TARGET,
        ])
        .arg(format!("--features=export-{}", module.name))
        .arg(format!("--profile={}", module.profile)))?;
    Ok(root
        .join("target")
        .join(TARGET)
        .join(module.profile)
        .join("sliding_puzzle.wasm"))
}

fn run(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command
        .status()
        .map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{command:?}: {status}").into())
    }
}

/// Whether `made` exists and is at least as new as what it is made from, the
/// build tool itself included.
fn is_newer(made: &Path, from: &Path) -> Result<bool, Box<dyn Error>> {
    let Ok(made) = fs::metadata(made).and_then(|made| made.modified()) else {
        return Ok(false);
    };
    let tool = fs::metadata(env::current_exe()?)?.modified()?;
    Ok(made >= fs::metadata(from)?.modified()? && made >= tool)
}
