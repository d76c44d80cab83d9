use oracle::memory::{live, take_peak};

#[test]
fn the_memory_of_this_thread_is_counted_to_the_byte() {
    let before = live();
    take_peak();
    let mut bytes = vec![0_u8; 1000];
    assert_eq!(live() - before, 1000);
    bytes.reserve_exact(5000);
    assert_eq!(live() - before, 6000 - 1000 + bytes.len());
    drop(bytes);
    assert_eq!(live(), before);
    assert_eq!(take_peak() - before, 6000);
}
