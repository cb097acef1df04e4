/** Markup from texts that are not ours to trust: whatever is put into `html` is escaped, unless it came from `html`. */

/** Markup that is safe to put into a page. */
export type Html = { readonly markup: string };

type Piece = string | number | Html | null | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function rendered(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(rendered).join('');
}

/** A template whose values are escaped; null is nothing, a list is its members one after the other. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: parts.reduce((markup, part, index) => `${markup}${rendered(pieces[index - 1] ?? null)}${part}`) };
}
