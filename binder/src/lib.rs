//! Binds a compiled wasm module to JavaScript: wasm-bindgen's own library, as a module
//! without imports that Node runs (`scripts/core/binder.js`). So nobody compiles it but
//! the one who changes it, by `npm run binder`.

use std::panic;
use std::sync::Mutex;
use wasm_bindgen_cli_support::Bindgen;

/// What goes in (the name, the module) and what comes out (script, types, module).
static BYTES: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());

/// Makes room for `length` bytes that go in. Returns its address.
#[unsafe(no_mangle)]
pub extern "C" fn push(length: usize) -> *const u8 {
    keep(vec![0; length])
}

/// Returns the address of what stands at `index`.
#[unsafe(no_mangle)]
pub extern "C" fn address(index: usize) -> *const u8 {
    BYTES.lock().unwrap()[index].as_ptr()
}

/// Returns the length of what stands at `index`.
#[unsafe(no_mangle)]
pub extern "C" fn length(index: usize) -> usize {
    BYTES.lock().unwrap()[index].len()
}

/// Binds the module at 1 under the name at 0. Returns whether it could: then the script is
/// at 2, the types at 3 and the bound module at 4; else an error is at 2.
#[unsafe(no_mangle)]
pub extern "C" fn bind() -> bool {
    // A panic leaves a trap, and its message at the end.
    panic::set_hook(Box::new(|info| {
        keep(info.to_string().into_bytes());
    }));
    let [name, module] = [0, 1].map(|index| BYTES.lock().unwrap()[index].clone());
    let name = String::from_utf8(name).expect("a name is text");
    let bound = Bindgen::new()
        .input_bytes(&name, module)
        .web(true)
        .map(|bindgen| bindgen.typescript(true).reset_state_function(true))
        .and_then(Bindgen::generate_output);
    match bound {
        Ok(mut output) => {
            keep(output.js().into());
            keep(output.ts().expect("types are asked for").into());
            keep(output.wasm_mut().emit_wasm());
            true
        }
        Err(error) => {
            keep(format!("{error:?}").into());
            false
        }
    }
}

fn keep(bytes: Vec<u8>) -> *const u8 {
    let mut all = BYTES.lock().unwrap();
    all.push(bytes);
    all[all.len() - 1].as_ptr()
}
