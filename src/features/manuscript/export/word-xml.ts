import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

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

/** Parses XML without a DOM: Trusted Types forbids DOMParser. Returns null for broken or very deep XML. */
export function parseXml(source: string): XmlElement | null {
  const root: Open = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    // An entity that a document declares stays literal.
    if (!error.message.includes('undefined entity')) throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Open = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    if (open.push(element) > deepest) throw new Error('The XML is too deep.');
    open.at(-2)?.children.push(element);
  });
  parser.on('closetag', () => void open.pop());
  for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => void open.at(-1)?.children.push(text));
  try {
    parser.write(source).close();
    return root;
  } catch {
    return null;
  }
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
