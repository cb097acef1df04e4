import { describe, expect, it } from 'vitest';
import { nextIndex } from './menu-keys.ts';

const labels = ['Rename', 'Finish', 'Éloge', 'Remove'];

describe('keys in an open menu', () => {
  it('wraps round the items with the arrow keys', () => {
    expect(nextIndex('ArrowDown', 3, labels)).toBe(0);
    expect(nextIndex('ArrowUp', 0, labels)).toBe(3);
    expect(nextIndex('ArrowDown', -1, labels)).toBe(0);
    expect(nextIndex('ArrowUp', -1, labels)).toBe(3);
  });

  it('moves to the first and last items with Home and End', () => {
    expect(nextIndex('Home', 2, labels)).toBe(0);
    expect(nextIndex('End', 1, labels)).toBe(3);
  });

  it('moves to the next item with the typed initial and wraps round', () => {
    expect(nextIndex('r', 0, labels)).toBe(3);
    expect(nextIndex('R', 3, labels)).toBe(0);
    expect(nextIndex('é', -1, labels)).toBe(2);
  });

  it('ignores keys without a function in a menu', () => {
    for (const key of ['x', ' ', 'Enter', 'Shift', 'F1']) expect(nextIndex(key, 0, labels)).toBeNull();
    expect(nextIndex('ArrowDown', -1, [])).toBeNull();
  });
});
