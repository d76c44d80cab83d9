//! `cargo xtask wasm`: compiles the core to WebAssembly, binds it to JavaScript
//! and optimises it; does the same without WebAssembly (`script`); and embeds
//! what has to be text (`scripts/embed.js`). The result is `www/core/wasm/`.

mod script;

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

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

const MODULES: [Module; 3] = [
    Module {
        name: "game",
        profile: "small",
    },
    Module {
        name: "reader",
        profile: "small",
    },
    Module {
        name: "solver",
        profile: "release",
    },
];

fn wasm() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("xtask has no parent folder")?;
    for module in &MODULES {
        make(root, module)?;
    }
    script::make(root)?;
    run(Command::new("node")
        .current_dir(root)
        .arg("scripts/embed.js"))
}

fn make(root: &Path, module: &Module) -> Result<()> {
    let name = module.name;
    let features = format!("--features=export-{name}");
    let selected = ["--no-default-features", &features];
    let compiled = compile(root, module.profile, &selected, None)?;
    let out = root.join("www/core/wasm");
    let bound = out.join(format!("{name}_bg.wasm"));
    if is_newer(&bound, &compiled)? {
        return Ok(());
    }
    // Bound beside, optimised, and only then put in place: a build that is
    // broken off leaves no half a module behind.
    let fresh = root.join("target/bound");
    bind(&compiled, name, &fresh)?;
    let wasm = fresh.join(format!("{name}_bg.wasm"));
    run(binaryen(root, "wasm-opt")
        .args(FEATURES)
        .args(["-O3", "--strip-debug", "--strip-producers", "-o"])
        .args([&wasm, &wasm]))?;
    fs::create_dir_all(&out)?;
    for end in [".js", ".d.ts", "_bg.wasm"] {
        let file = format!("{name}{end}");
        fs::copy(fresh.join(&file), out.join(&file))?;
    }
    let bytes = fs::metadata(&bound)?.len();
    println!("www/core/wasm/{name}_bg.wasm: {bytes} bytes");
    Ok(())
}

/// The compiled module, not bound yet. Each profile has a folder of its own.
/// Flags for the compiler stand in for those of `.cargo/config.toml`.
fn compile(root: &Path, profile: &str, features: &[&str], flags: Option<&str>) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args([
            "rustc",
            "--lib",
            // Alone: beside an rlib there would be no link-time optimisation.
            "--crate-type=cdylib",
            "--locked",
            "--package=sliding-puzzle",
            "--target",
            TARGET,
        ])
        .args(features)
        .arg(format!("--profile={profile}"));
    if let Some(flags) = flags {
        command.env("RUSTFLAGS", flags);
    }
    run(&mut command)?;
    Ok(root
        .join("target")
        .join(TARGET)
        .join(profile)
        .join("sliding_puzzle.wasm"))
}

/// Binds a compiled module to JavaScript: writes `name.js`, `name.d.ts` and
/// `name_bg.wasm`.
fn bind(compiled: &Path, name: &str, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .reset_state_function(true)
        .generate(out)?;
    Ok(())
}

/// A program of the npm package binaryen.
fn binaryen(root: &Path, program: &str) -> Command {
    let mut command = Command::new("node");
    command
        .current_dir(root)
        .arg(format!("node_modules/binaryen/bin/{program}"));
    command
}

fn run(command: &mut Command) -> Result<()> {
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
fn is_newer(made: &Path, from: &Path) -> Result<bool> {
    let Ok(made) = fs::metadata(made).and_then(|made| made.modified()) else {
        return Ok(false);
    };
    let tool = fs::metadata(env::current_exe()?)?.modified()?;
    Ok(made >= fs::metadata(from)?.modified()? && made >= tool)
}
