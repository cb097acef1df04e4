import { readId, readSlug } from '#src/lib/conversation-subject.ts';
import { isElementKind } from '#src/lib/project-paths.ts';
import { asCount, asObject, asObjectArray, asText } from '#src/lib/decode.ts';

/** A narrative element for a card. Fields that the server omits are null. */
export type ElementCard = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The kind's path segment, such as "characters". */
  readonly kind: string;
  readonly line: string | null;
  /** The server's URL, unchecked. The image component decides whether to load it. */
  readonly image: string | null;
  readonly project: string;
  readonly projectName: string | null;
};

export type ElementFact = { readonly name: string; readonly value: string };

export type RelatedKind = {
  readonly plural: string;
  readonly pluralName: string;
  readonly name: string;
  readonly count: number;
};

export type ElementDetail = ElementCard & {
  readonly description: string | null;
  readonly facts: readonly ElementFact[];
  readonly relatedKinds: readonly RelatedKind[];
};

/** The requested project and kind, used where a row omits them. */
type RequestedScope = { readonly project: string | null; readonly kind: string | null };

type Raw = Readonly<Record<string, unknown>>;

/** A URL, or an object with `url` or `thumbnail` (section 3). */
export function imageAddress(raw: unknown, first: 'thumbnail' | 'url'): string | null {
  if (typeof raw === 'string') return asText(raw);
  const { url, thumbnail } = asObject(raw);
  return first === 'url' ? (asText(url) ?? asText(thumbnail)) : (asText(thumbnail) ?? asText(url));
}

function parseCard(row: Raw, requested: RequestedScope, first: 'thumbnail' | 'url'): ElementCard | null {
  const id = typeof row['id'] === 'number' ? readId(row['id']) : null;
  const slug = readSlug(row['slug']);
  const project = readSlug(row['project_slug']) ?? requested.project;
  const kind = asText(row['type']) ?? requested.kind;
  // Without these it has no address and can't be opened.
  if (id === null || slug === null || project === null || kind === null || !isElementKind(kind)) return null;
  return {
    id,
    slug,
    name: asText(row['name']) ?? 'Untitled',
    kind,
    line: asText(row['subtitle']),
    image: imageAddress(row['image'], first),
    project,
    projectName: asText(row['project_name']),
  };
}

/** Parses cards in the server's order. Drops duplicates and invalid rows. */
export function parseElementCards(raw: unknown, requested: RequestedScope): ElementCard[] {
  const cards = asObjectArray(raw).flatMap((row) => parseCard(row, requested, 'thumbnail') ?? []);
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

function parseFact(row: Raw): ElementFact[] {
  const name = asText(row['name']);
  const value = asText(row['value']);
  return name === null || value === null ? [] : [{ name, value }];
}

function parseRelatedKind(row: Raw): RelatedKind[] {
  const plural = asText(row['model_plural']);
  const count = asCount(row['count']) ?? 0;
  if (plural === null || !isElementKind(plural) || count === 0) return [];
  const pluralName = asText(row['plural_name']) ?? plural;
  return [{ plural, pluralName, name: asText(row['name']) ?? pluralName, count }];
}

/** Parses an element that may be incomplete or invalid. Null if it can't be shown. */
export function parseElement(raw: unknown, requested: RequestedScope): ElementDetail | null {
  const row = asObject(raw);
  const card = parseCard(row, requested, 'url');
  return (
    card && {
      ...card,
      description: asText(row['description']),
      facts: asObjectArray(row['facts']).flatMap(parseFact),
      relatedKinds: asObjectArray(row['related_kinds']).flatMap(parseRelatedKind),
    }
  );
}

type Paragraph = { readonly line: number; readonly text: string };

export type ProsePart = {
  readonly line: number;
  readonly heading: string | null;
  readonly paragraphs: readonly Paragraph[];
};

/** Parses a description: blank lines separate paragraphs, and "# " starts a heading. */
export function toProseParts(description: string): ProsePart[] {
  const parts: { line: number; heading: string | null; paragraphs: Paragraph[] }[] = [];
  let isOpen = false;
  for (const [line, text] of description.split('\n').entries()) {
    const heading = /^#{1,3} +(\S.*)$/.exec(text)?.[1];
    const isText = heading === undefined && text.trim() !== '';
    if (heading !== undefined) parts.push({ line, heading: heading.trim(), paragraphs: [] });
    if (isText) {
      if (parts.length === 0) parts.push({ line, heading: null, paragraphs: [] });
      const paragraphs = parts.at(-1)?.paragraphs ?? [];
      const before = isOpen ? paragraphs.pop() : undefined;
      paragraphs.push(before ? { ...before, text: `${before.text}\n${text.trimEnd()}` } : { line, text: text.trim() });
    }
    isOpen = isText;
  }
  return parts;
}
