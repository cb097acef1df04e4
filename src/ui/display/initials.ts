/** Returns the first and last word's first characters; only the first when `count` is 1. */
export function getInitials(name: string, count: 1 | 2): string {
  const words = name.trim().split(/\s+/u);
  const ends = count === 2 && words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return ends.map((word) => getFirstLetter(word ?? '').toLocaleUpperCase()).join('');
}

function getFirstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
