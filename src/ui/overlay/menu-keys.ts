/**
 * Returns the index of the item that a key focuses in an open menu. Arrows wrap, a letter finds the next label that
 * starts with it. Null when the menu ignores the key; `at` is -1 without focus.
 */
export function nextIndex(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!/^\p{L}$|^\p{N}$/u.test(key)) return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const index = (Math.max(at, -1) + step) % count;
    if (labels[index]?.toLocaleLowerCase().startsWith(letter)) return index;
  }
  return null;
}
