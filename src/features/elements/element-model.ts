import type { ElementFact, ElementImage, ElementRef, NarrativeElement } from '#src/api/generated/types.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';
import { isElementKind } from '#src/lib/paths.ts';

/** A narrative element for a card. Empty texts are null. */
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

export function imageAddress(image: ElementImage, first: 'thumbnail' | 'url'): string | null {
  if (image === null || typeof image === 'string') return trimmed(image);
  const [url, thumbnail] = [trimmed(image.url), trimmed(image.thumbnail)];
  return first === 'url' ? (url ?? thumbnail) : (thumbnail ?? url);
}

/** Returns null for an element that no address leads to. */
function toCard(
  element: ElementRef | NarrativeElement,
  requested: RequestedScope,
  first: 'thumbnail' | 'url',
): ElementCard | null {
  const slug = readSlug(element.slug);
  const project = readSlug(element.project_slug) ?? requested.project;
  const kind = trimmed(element.type) ?? requested.kind;
  if (slug === null || project === null || kind === null || !isElementKind(kind)) return null;
  return {
    id: element.id,
    slug,
    name: trimmed(element.name) ?? 'Untitled',
    kind,
    line: trimmed(element.subtitle),
    image: imageAddress(element.image, first),
    project,
    projectName: trimmed(element.project_name),
  };
}

/** Returns each element once, in the server's order. */
export function toElementCards(elements: readonly ElementRef[], requested: RequestedScope): ElementCard[] {
  return uniqueById(elements.map((element) => toCard(element, requested, 'thumbnail')).filter((card) => card !== null));
}

export function toElement(element: NarrativeElement, requested: RequestedScope): ElementDetail | null {
  const card = toCard(element, requested, 'url');
  if (card === null) return null;
  const facts = element.facts.flatMap((fact) => {
    const [name, value] = [trimmed(fact.name), trimmed(fact.value)];
    return name === null || value === null ? [] : [{ name, value }];
  });
  const kinds = element.related_kinds.filter(({ model_plural: plural, count }) => isElementKind(plural) && count > 0);
  return {
    ...card,
    description: trimmed(element.description),
    facts,
    relatedKinds: kinds.map(({ model_plural: plural, name, plural_name, count }) => {
      const pluralName = trimmed(plural_name) ?? plural;
      return { plural, pluralName, name: trimmed(name) ?? pluralName, count };
    }),
  };
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
