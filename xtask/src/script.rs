//! The core as plain JavaScript, for pages that forbid WebAssembly: the same
//! Rust, compiled for the oldest wasm and translated by binaryen's `wasm2js`.
//!
//! | file in `www/core/wasm/js/` | content                                        |
//! |------------------------|------------------------------------------------|
//! | `core_bg.js`           | the translation, and a stand-in `WebAssembly`  |
//! | `game.js`, `solver.js` | the binder's glue, started when it is imported |
//! | `reader.js`            | what it exports of the game's glue             |
//!
//! The glue is the binder's as it is: the stand-in shadows the global it uses.
//! It is there twice so that game and solver have an instance each, and a panic
//! of one leaves the other alive. The reader shares the game's.

use std::fs;
use std::path::Path;

use super::{Result, binaryen, bind, compile, is_newer, run};

/// The translation knows no vectors, no reference types, no multiple values.
const FLAGS: &str = "-Ctarget-cpu=mvp";

/// What std was built with all the same; `wasm2js` knows the first three, and
/// passes of `wasm-opt` take the others away.
const FEATURES: [&str; 5] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
];

const LOWERING: [&str; 2] = ["--signext-lowering", "--llvm-nontrapping-fptoint-lowering"];

/// What `wasm2js` does not do as WebAssembly does it, and the glue relies on.
const REPAIRS: [(&str, &str); 2] = [
    // A trap is told from other errors by its name.
    (
        "throw new Error('abort')",
        "throw new RuntimeError('unreachable')",
    ),
    // The glue finds out by its detachment that a memory has grown.
    (
        "buffer = newBuffer;",
        "structuredClone(buffer, { transfer: [buffer] });\n   buffer = newBuffer;",
    ),
];

/// As much of `WebAssembly` as the glue uses.
const STAND_IN: &str = r#"
class RuntimeError extends Error {
  name = "RuntimeError";
}
class Module {}
class Instance {
  constructor(module, imports) {
    this.exports = instantiate(imports);
  }
}
export const WebAssembly = { Instance, Module, RuntimeError };
"#;

pub(super) fn make(root: &Path) -> Result<()> {
    let compiled = compile(root, "script", &[], Some(FLAGS))?;
    let out = root.join("www/core/wasm/js");
    // Written last: a build that is broken off is begun anew.
    let core = out.join("core_bg.js");
    if is_newer(&core, &compiled)? {
        return Ok(());
    }
    let fresh = root.join("target/bound");
    bind(&compiled, "core", &fresh)?;
    let wasm = fresh.join("core_bg.wasm");
    let translated = fresh.join("core_bg.js");
    run(binaryen(root, "wasm-opt")
        .args(FEATURES)
        .args(LOWERING)
        .arg("-o")
        .args([&wasm, &wasm]))?;
    run(binaryen(root, "wasm2js")
        .args(FEATURES)
        // A function of its imports, not a module with one instance.
        .args(["-O3", "--emscripten", "-o"])
        .args([&translated, &wasm]))?;

    fs::create_dir_all(&out)?;
    let glue = fs::read_to_string(fresh.join("core.js"))?;
    for name in ["game", "solver"] {
        fs::write(out.join(format!("{name}.js")), started(&glue))?;
        let types = format!("export * from \"../{name}.js\";\n");
        fs::write(out.join(format!("{name}.d.ts")), types)?;
    }
    fs::write(out.join("reader.js"), "export * from \"./game.js\";\n")?;
    fs::write(out.join("reader.d.ts"), "export * from \"../reader.js\";\n")?;
    let text = repaired(&fs::read_to_string(translated)?)?;
    fs::write(&core, &text)?;
    println!("www/core/wasm/js/core_bg.js: {} bytes", text.len());
    Ok(())
}

/// The glue, with the stand-in before it and its start behind it.
fn started(glue: &str) -> String {
    format!(
        "import {{ WebAssembly }} from \"./core_bg.js\";\n{glue}\n\
         initSync({{ module: new WebAssembly.Module() }});\n"
    )
}

/// The translation with its repairs and the stand-in.
///
/// # Errors
///
/// When something to repair is not there once: another binaryen writes it in
/// another way.
fn repaired(translation: &str) -> Result<String> {
    let mut text = translation.to_owned();
    for (from, to) in REPAIRS {
        if text.matches(from).count() != 1 {
            return Err(format!("wasm2js no longer writes `{from}` once").into());
        }
        text = text.replace(from, to);
    }
    Ok(text + STAND_IN)
}
