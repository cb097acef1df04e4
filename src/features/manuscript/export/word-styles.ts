import type { Numbering } from '#src/lib/text-import/lines.ts';
import { childrenOf, findChild, valueOf, type WordParts, type XmlElement } from './word-xml.ts';

/** A style and those that it's based on, nearest first. */
export type Style = { readonly name: string; readonly chain: readonly XmlElement[] };

export type StyleOf = (id: string | undefined) => Style;

/** Counts the items: the start of each is its own number. */
export type NextNumber = (id: string, level: number) => Numbering;

export function createStyleOf({ styles }: WordParts): StyleOf {
  const byId = new Map(
    childrenOf(findChild(styles, 'w:styles'), 'w:style').map((style) => [style.attributes.get('w:styleId'), style]),
  );
  return (id) => {
    const chain: XmlElement[] = [];
    for (let style = byId.get(id); style && !chain.includes(style); style = byId.get(valueOf(style, 'w:basedOn')))
      chain.push(style);
    // Ids are translated ("Überschrift1"), names aren't.
    return { name: (valueOf(chain[0], 'w:name') ?? id ?? '').toLowerCase(), chain };
  };
}

export function createNextNumber({ numbering }: WordParts): NextNumber {
  const root = findChild(numbering, 'w:numbering');
  const counts = new Map<string, readonly number[]>();
  const find = (parent: XmlElement | undefined, name: string, key: string, value: string | undefined) =>
    childrenOf(parent, name).find(({ attributes }) => attributes.get(key) === value);
  return (id, level) => {
    const instance = find(root, 'w:num', 'w:numId', id);
    const list = find(root, 'w:abstractNum', 'w:abstractNumId', valueOf(instance, 'w:abstractNumId'));
    const format = find(list, 'w:lvl', 'w:ilvl', String(level));
    const changed = find(instance, 'w:lvlOverride', 'w:ilvl', String(level));
    const start = Number(valueOf(changed, 'w:startOverride') ?? valueOf(format, 'w:start') ?? 1);
    const count = counts.get(id) ?? [];
    const before = count[level] ?? 0;
    counts.set(id, [...count.slice(0, level), before + 1]);
    return {
      isOrdered: !['bullet', 'none', undefined].includes(valueOf(format, 'w:numFmt')),
      start: (Number.isInteger(start) ? start : 1) + before,
    };
  };
}

/** Whether a property such as bold is set: by the first of the sources that has it. */
export function isOn(sources: readonly (XmlElement | undefined)[], name: string): boolean {
  const found = sources.map((source) => findChild(source, name)).find((mark) => mark !== undefined);
  return found !== undefined && !['0', 'false', 'off', 'none'].includes(found.attributes.get('w:val') ?? '');
}
