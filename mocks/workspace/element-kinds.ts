import type { Schema } from '#mocks/model/schema.ts';
import type { ElementRow } from '#mocks/model/workspace-tables.ts';

type ElementKind = Schema<'ElementKind'>;

/** Every project has these, in this order, even without an element of them. */
const standardKinds = [
  { model_plural: 'characters', name: 'Character', plural_name: 'Characters' },
  { model_plural: 'places', name: 'Place', plural_name: 'Places' },
  { model_plural: 'sequences', name: 'Sequence', plural_name: 'Sequences' },
  { model_plural: 'themes', name: 'Theme', plural_name: 'Themes' },
] as const;

const singular = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');

/** A kind that only some projects have is called as its part of the address: `story-worlds`, Story worlds. */
const furtherKind = (model_plural: string): Omit<ElementKind, 'count'> => {
  const words = model_plural.replaceAll('-', ' ').trim();
  const plural_name = words.charAt(0).toUpperCase() + words.slice(1);
  return { model_plural, name: singular(plural_name), plural_name };
};

/** The kinds of a project: the standard ones always, then the others that its elements use, each with its count. */
export const kindsOfProject = (elements: readonly ElementRow[]): ElementKind[] => {
  const countOf = (kind: string): number => elements.filter(({ element }) => element.type === kind).length;
  const standard = new Set<string>(standardKinds.map(({ model_plural }) => model_plural));
  const used = new Set(elements.map(({ element }) => element.type));
  const further = [...used].filter((kind) => !standard.has(kind)).toSorted((one, other) => one.localeCompare(other));
  return [...standardKinds, ...further.map(furtherKind)].map((kind) => ({
    ...kind,
    count: countOf(kind.model_plural),
  }));
};

/** The kinds that occur among elements, each with its count. */
export const kindsAmong = (elements: readonly ElementRow[]): ElementKind[] =>
  kindsOfProject(elements).filter(({ count }) => count > 0);

/** The standard kind of this singular name in any case, such as "character". */
export const kindNamed = (singularName: string): string | undefined =>
  standardKinds.find(({ name }) => name.toLowerCase() === singularName.toLowerCase())?.model_plural;
