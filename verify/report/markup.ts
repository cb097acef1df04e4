/** Markup that may go into a page. */
export type Markup = { readonly markup: string };

type Piece = string | number | Markup | null | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** All that XML 1.0 has no place for: most control characters, halves of pairs, and the last two of the first plane. */
const noCharacter = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for content and for quoted attributes of HTML and XML, whatever a server has put into it. */
export const escaped = (text: string): string =>
  text.replaceAll(noCharacter, '\ufffd').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const written = (piece: Piece): string => {
  if (piece === null) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(written).join('');
};

/** Values are escaped unless they are markup; null is nothing. */
export const markup = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: texts.map((text, index) => written(pieces[index - 1] ?? null) + text).join(''),
});
