import { strFromU8, unzipSync } from 'fflate';

/** An element of a Word document's XML. Names have the usual prefixes: "w:p". */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
};

type Open = XmlElement & { readonly children: (XmlElement | string)[] };

/** Bytes of unpacked text. A long novel has about ten million. */
const longest = 60_000_000;

/** Nested tables and text boxes stay far below. */
const deepest = 200;

/** Sticky, so that broken text ends the reading at once. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s<>/="']+)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+/y;

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescape(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity: string, ...groups: unknown[]) => {
    const [decimal, hex, name] = groups;
    if (typeof name === 'string') return entities.get(name) ?? entity;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}

function toAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [name, unescape(double ?? single ?? '')]),
  );
}

/**
 * Parses XML without a DOM: Trusted Types forbids DOMParser. Returns null for broken or very deep XML. Entities that a
 * document declares stay literal.
 */
export function parseXml(source: string): XmlElement | null {
  const root: Open = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const match = token.exec(source);
    const parent = open.at(-1);
    if (match === null || parent === undefined || open.length > deepest) return null;
    const [text, data, slash, name, rest = ''] = match;
    if (data !== undefined) parent.children.push(data);
    else if (name === undefined) {
      if (!text.startsWith('<')) parent.children.push(unescape(text));
    } else if (slash === '/') {
      if (open.pop()?.name !== name) return null;
    } else {
      const element: Open = { name, attributes: toAttributes(rest), children: [] };
      parent.children.push(element);
      if (!rest.endsWith('/')) open.push(element);
    }
  }
  return open.length === 1 ? root : null;
}

export function childrenOf(element: XmlElement | undefined, name?: string): readonly XmlElement[] {
  const elements = (element?.children ?? []).filter((child) => typeof child !== 'string');
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** Returns the first element under a path of child names. */
export function findChild(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((parent, name) => childrenOf(parent, name)[0], element);
}

/** Returns the `w:val` of a child. */
export function valueOf(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return findChild(element, ...path)?.attributes.get('w:val');
}

/** Returns the text directly in an element. */
export function textIn({ children }: XmlElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

const readable = new Set([
  'w:t',
  'm:t',
  'w:sym',
  'pic:pic',
  'v:imagedata',
  'w:footnoteReference',
  'w:endnoteReference',
]);

/** Whether the element is something that a reader of the document sees. */
export function isReadable({ name }: XmlElement): boolean {
  return readable.has(name);
}

/** Word writes what older versions can't show twice. The new version counts, unless only the old one has content. */
function branchOf(alternates: XmlElement): XmlElement | undefined {
  const [choice, fallback] = [findChild(alternates, 'mc:Choice'), findChild(alternates, 'mc:Fallback')];
  const hasContent = (branch: XmlElement | undefined): boolean => descendantsOf(branch).some(isReadable);
  return hasContent(choice) || !hasContent(fallback) ? choice : fallback;
}

/** Returns the elements in an element, with one version of content that is there in several. */
export function partsOf(element: XmlElement | undefined): readonly XmlElement[] {
  const parts = childrenOf(element);
  if (!parts.some(({ name }) => name === 'mc:AlternateContent')) return parts;
  return parts.flatMap((part) => (part.name === 'mc:AlternateContent' ? partsOf(branchOf(part)) : [part]));
}

/** Returns all elements in an element in their order, with one version of content that is there in several. */
export function descendantsOf(element: XmlElement | undefined): readonly XmlElement[] {
  return partsOf(element).flatMap((part) => [part, ...descendantsOf(part)]);
}

type PartName = 'document' | 'styles' | 'numbering' | 'footnotes' | 'endnotes' | 'comments';

export type WordParts = Readonly<Record<PartName, XmlElement | undefined>> & {
  /** Headers and footers. */
  readonly pageEdges: readonly XmlElement[];
};

/** Word on the web may write document2.xml. */
const partPath = /^word\/(document|styles|numbering|footnotes|endnotes|comments|header|footer)\d*\.xml$/;

/** Unpacks the parts of a Word file that have text. Returns null if it isn't one. */
export function readWordParts(file: Uint8Array): WordParts | null {
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean =>
      partPath.test(name) && originalSize <= longest;
    const parts = Object.entries(unzipSync(file, { filter })).flatMap(([path, bytes]) => {
      const part = parseXml(strFromU8(bytes));
      return part === null ? [] : [{ name: partPath.exec(path)?.[1] ?? '', part }];
    });
    const get = (name: PartName): XmlElement | undefined => parts.find((part) => part.name === name)?.part;
    if (get('document') === undefined) return null;
    return {
      document: get('document'),
      styles: get('styles'),
      numbering: get('numbering'),
      footnotes: get('footnotes'),
      endnotes: get('endnotes'),
      comments: get('comments'),
      pageEdges: parts.filter(({ name }) => name === 'header' || name === 'footer').map(({ part }) => part),
    };
  } catch {
    // Not a zip file, or a damaged one.
    return null;
  }
}
