"""Shuffles and position codes by a second hand, for shuffles.txt and codes.txt.

Written from the descriptions in src/shuffle.rs and src/code.rs, not from their
code: whole numbers of any length where Rust has digits, the parity of cycles
and of the blank's way where Rust counts inversions, the rank by taking tiles
out of a list, multiplication in the field of 64 elements bit by bit.

    python3 reference.py shuffles > shuffles.txt
    python3 reference.py codes > codes.txt
"""

import sys
from math import factorial

WORD = (1 << 64) - 1
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def splitmix64(state):
    while True:
        state = (state + 0x9E3779B97F4A7C15) & WORD
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        yield z ^ (z >> 31)


def below(stream, n):
    """Even: what lies above the largest multiple of n is drawn again."""
    while True:
        bits = next(stream)
        if bits < WORD // n * n:
            return bits % n


def goal_tiles(name, columns, rows):
    cells = columns * rows
    if name == "first":
        return list(range(cells))
    order = list(range(cells))
    if name == "snake":
        order = []
        for row in range(rows):
            line = [row * columns + column for column in range(columns)]
            order += line if row % 2 == 0 else line[::-1]
    if name == "spiral":
        # Take the top row off, turn the rest a quarter to the left, again.
        grid = [[row * columns + column for column in range(columns)] for row in range(rows)]
        order = []
        while grid:
            order += grid.pop(0)
            grid = [list(line) for line in zip(*grid)][::-1]
    tiles = [0] * cells
    for tile, cell in enumerate(order[:-1], 1):
        tiles[cell] = tile
    return tiles


def solvable(tiles, goal, columns):
    """Each slide swaps the blank with a tile and takes it one cell on, so the
    parity of the permutation and of the blank's way agree."""
    parity = 0
    seen = set()
    for start in range(len(tiles)):
        cell, length = start, 0
        while cell not in seen:
            seen.add(cell)
            cell = goal.index(tiles[cell])
            length += 1
        parity += max(length - 1, 0)
    here, home = tiles.index(0), goal.index(0)
    way = abs(here % columns - home % columns) + abs(here // columns - home // columns)
    return (parity + way) % 2 == 0


def shuffled(name, columns, rows, seed):
    stream = splitmix64(seed)
    tiles = list(range(columns * rows))
    for last in range(len(tiles) - 1, 0, -1):
        other = below(stream, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    if not solvable(tiles, goal_tiles(name, columns, rows), columns):
        one, two = tiles.index(1), tiles.index(2)
        tiles[one], tiles[two] = 2, 1
    return tiles


def times(a, b):
    product = 0
    for bit in range(6):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(10, 5, -1):
        if product >> bit & 1:
            product ^= 0b1000011 << (bit - 6)
    return product


def code(tiles, columns, rows):
    unused = sorted(tiles)
    rank = 0
    for tile in tiles:
        at = unused.index(tile)
        rank += at * factorial(len(unused) - 1)
        unused.pop(at)
    count = 0
    while 64**count < factorial(len(tiles)):
        count += 1
    digits = [rank // 64**power % 64 for power in range(count - 1, -1, -1)]
    check = 0
    weight = 2
    for value in reversed([columns] + digits):
        check ^= times(value, weight)
        weight = times(weight, 2)
    return f"{columns}x{rows}-" + "".join(DIGITS[value] for value in digits + [check])


def text(tiles, columns):
    rows = [tiles[at : at + columns] for at in range(0, len(tiles), columns)]
    return "/".join(" ".join(map(str, row)) for row in rows)


CASES = [
    (columns, rows, name, seed)
    for columns, rows in [(2, 2), (3, 2), (2, 3), (3, 3), (4, 4), (3, 5), (6, 5), (10, 10)]
    for name, seed in [("last", 0), ("first", 1), ("snake", 42), ("spiral", WORD)]
] + [(16, 16, "last", 2026), (2, 16, "spiral", 7), (16, 2, "snake", 8)]


def main(what):
    if what == "shuffles":
        print("# Size, goal, seed | the board that this seed gives, for ever (version 1).")
    else:
        print("# Board | its position code, for ever.")
    print("# Made by: python3 tests/data/reference.py", what)
    for columns, rows, name, seed in CASES:
        tiles = shuffled(name, columns, rows, seed)
        if what == "shuffles":
            print(f"{columns}x{rows} {name} {seed} | {text(tiles, columns)}")
        else:
            print(f"{text(tiles, columns)} | {code(tiles, columns, rows)}")


if __name__ == "__main__":
    main(sys.argv[1])
