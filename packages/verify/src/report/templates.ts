import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';

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
function escape(value: unknown): string {
  const text = String(value).replaceAll(noCharacter, '\ufffd');
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The build puts the templates beside the program. */
const eta = new Eta({
  views: fileURLToPath(new URL('.', import.meta.url)),
  cache: true,
  escapeFunction: escape,
});

/** Fills the template of this name. It escapes what it writes. */
export function render(template: 'page' | 'junit', data: object): string {
  return eta.render(`./${template}`, { ...data, escape });
}
