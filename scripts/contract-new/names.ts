/** English and code names made from an operationId or an event's name. */

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts `noteSection`, `note-section` and `note.section` to `NoteSection`. */
export function toPascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map(capitalise)
    .join('');
}

export function toCamelCase(name: string): string {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** Converts `noteSection` and `note_section` to "note section". */
export function toWords(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

export function withArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function withEnding(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

export function toPlural(words: string): string {
  return words.replace(/\S+$/, withEnding);
}

/** Converts "Log in" to "Logs in". */
export function toThirdPerson(verb: string): string {
  return verb.replace(/^\S+/, withEnding);
}
