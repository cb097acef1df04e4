export type Markup = { readonly markup: string };

type MarkupValue = string | number | Markup | null | readonly MarkupValue[];

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
function escaped(text: string): string {
  return text.replaceAll(noCharacter, '\ufffd').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function written(value: MarkupValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(written).join('');
}

/** Escapes all values except `Markup`; null is empty. */
export function markup(texts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return {
    markup: texts.map((text, index) => written(values[index - 1] ?? null) + text).join(''),
  };
}
