import type { ElementRow, Schema } from '#mocks/model/tables.ts';

type ElementKind = Schema<'ElementKind'>;

const standardKinds = [
  { model_plural: 'characters', name: 'Character', plural_name: 'Characters' },
  { model_plural: 'places', name: 'Place', plural_name: 'Places' },
  { model_plural: 'sequences', name: 'Sequence', plural_name: 'Sequences' },
  { model_plural: 'themes', name: 'Theme', plural_name: 'Themes' },
] as const;

function singular(plural: string): string {
  return plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');
}

/** Names any other kind after its path segment: `story-worlds` is Story worlds. */
function furtherKind(model_plural: string): Omit<ElementKind, 'count'> {
  const label = model_plural.replaceAll('-', ' ').trim();
  const plural_name = label.charAt(0).toUpperCase() + label.slice(1);
  return { model_plural, name: singular(plural_name), plural_name };
}

/** Returns the standard kinds, then the other kinds of the elements, each with its count. */
export function kindsOfProject(elements: readonly ElementRow[]): ElementKind[] {
  const countKind = (kind: string): number => elements.filter(({ element }) => element.type === kind).length;
  const standard = new Set<string>(standardKinds.map(({ model_plural }) => model_plural));
  const used = new Set(elements.map(({ element }) => element.type));
  const further = [...used].filter((kind) => !standard.has(kind)).toSorted((one, other) => one.localeCompare(other));
  return [...standardKinds, ...further.map(furtherKind)].map((kind) => ({
    ...kind,
    count: countKind(kind.model_plural),
  }));
}

/** Returns only the kinds that the elements have. */
export function kindsAmong(elements: readonly ElementRow[]): ElementKind[] {
  return kindsOfProject(elements).filter(({ count }) => count > 0);
}

/** Finds a standard kind by singular name, ignoring case. */
export function kindNamed(singularName: string): string | undefined {
  return standardKinds.find(({ name }) => name.toLowerCase() === singularName.toLowerCase())?.model_plural;
}
