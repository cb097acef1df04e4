/** Windows-1252 beyond Latin-1. PDF's standard fonts support only these two. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that Unicode can't decompose. */
const likeness: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' };

function isWritable(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || beyondLatin.includes(letter);
}

function writable(letter: string): string {
  if (isWritable(letter)) return letter;
  const bare = likeness[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isWritable) ? bare : '?';
}

/** Replaces letters that PDF's standard fonts can't show: drops their marks, or writes a question mark. */
export function withWritableLetters(text: string): string {
  return Array.from(text.normalize('NFC'), writable).join('');
}
