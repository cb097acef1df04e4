import type { Element, Nodes } from 'hast';

/** An element's style by property, in lower case. */
export type Style = Readonly<Record<string, string | undefined>>;

/** Reads `data-style`: a style attribute would be applied, which the security policy forbids. */
export function styleOf(element: Element): Style {
  const pairs = attributeOf(element, 'dataStyle')
    .toLowerCase()
    .split(';')
    .map((one) => {
      const at = Math.max(0, one.indexOf(':'));
      return [one.slice(0, at).trim(), one.slice(at + 1).trim()];
    });
  return Object.fromEntries(pairs) as Style;
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(element: Element, ...names: readonly string[]): boolean {
  return classesOf(element).some((name) => names.includes(name));
}

/** Returns a link's address, or an empty text. */
export function hrefOf(element: Element): string {
  return element.tagName === 'a' ? attributeOf(element, 'href') : '';
}

export function attributeOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a picture stands for a character. */
export function isEmoji(element: Element): boolean {
  return element.tagName === 'img' && /^\p{Extended_Pictographic}/u.test(attributeOf(element, 'alt'));
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns the first descendant that passes the test, in reading order. */
export function findDescendant(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (child.type === 'element' && test(child)) return child;
    const found = findDescendant(child, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds elements of a name, but not inside of each other or of another table. */
export function findAll(parent: Element, name: RegExp): readonly Element[] {
  return parent.children.flatMap((child): readonly Element[] => {
    if (child.type !== 'element') return [];
    if (name.test(child.tagName)) return [child];
    return child.tagName === 'table' ? [] : findAll(child, name);
  });
}
