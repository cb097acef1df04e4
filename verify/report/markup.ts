export type Markup = { readonly markup: string };

type Piece = string | number | Markup | null | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const noCharacter = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes untrusted text for HTML and XML content and quoted attributes. */
export function escaped(text: string): string {
  return text.replaceAll(noCharacter, '\ufffd').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function written(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(written).join('');
}

/** Escapes all values except `Markup`; null is empty. */
export function markup(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return {
    markup: texts.map((text, index) => written(pieces[index - 1] ?? null) + text).join(''),
  };
}
