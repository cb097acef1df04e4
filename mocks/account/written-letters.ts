/** Letters of Windows-1252 beyond Latin-1: with Latin-1 all that the standard fonts of PDF can write. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that are no other letter with a mark. */
const likeness: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i' };

const isWritable = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100) || beyondLatin.includes(letter);
};

const writable = (letter: string): string => {
  if (isWritable(letter)) return letter;
  const bare = likeness[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isWritable) ? bare : '?';
};

/**
 * A text as a PDF without fonts of its own can show it: Western European letters as they are, others without their marks, and a
 * question mark for what has no Latin letter. The file's properties keep the text as it is.
 */
export const withWritableLetters = (text: string): string => Array.from(text.normalize('NFC'), writable).join('');
