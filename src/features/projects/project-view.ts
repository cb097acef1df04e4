import { isElementKind } from '#src/lib/project-places.ts';
import { asCount, asObject, asObjectArray, asText } from '#src/lib/read-raw.ts';

/** A kind of element as a project has it; `plural` is the part of the address, such as "characters". */
export type ElementKindModel = {
  readonly plural: string;
  /** "Character". */
  readonly name: string;
  /** "Characters". */
  readonly pluralName: string;
  readonly count: number;
};

/** A project (section 3) as its screens show it: what a server leaves out is null, every list is a list. */
export type ProjectModel = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string | null;
  readonly subtitle: string | null;
  /** "Novel · A smuggler’s daughter comes home". */
  readonly line: string | null;
  /** Address as the server gave it; whether it may be loaded is decided where it is drawn. */
  readonly image: string | null;
  readonly kinds: readonly ElementKindModel[];
  /** Extracted changes that wait to be settled. */
  readonly reconciliation: string | null;
  /** ISO date-time. */
  readonly touchedAt: string | null;
};

function kindView(raw: Readonly<Record<string, unknown>>): ElementKindModel[] {
  const plural = asText(raw['model_plural']);
  if (plural === null || !isElementKind(plural)) return [];
  const pluralName = asText(raw['plural_name']) ?? plural;
  return [{ plural, pluralName, name: asText(raw['name']) ?? pluralName, count: asCount(raw['count']) ?? 0 }];
}

/** One kind per part of the address, in the server's order. */
function kindViews(raw: unknown): readonly ElementKindModel[] {
  return [
    ...new Map(
      asObjectArray(raw)
        .flatMap(kindView)
        .map((kind) => [kind.plural, kind]),
    ).values(),
  ];
}

/** Reads a project that a server may send with holes or oddities; null when it has neither id nor slug. */
export function parseProject(raw: unknown): ProjectModel | null {
  const project = asObject(raw);
  const slug = asText(project['slug']);
  if (typeof project['id'] !== 'number' || slug === null) return null;
  const category = asText(project['category']);
  const subtitle = asText(project['subtitle']);
  const line = [category, subtitle].filter((part) => part !== null).join(' · ');
  return {
    id: project['id'],
    slug,
    name: asText(project['name']) ?? 'Untitled',
    category,
    subtitle,
    line: line === '' ? null : line,
    image: asText(asObject(project['image'])['medium']),
    kinds: kindViews(project['element_kinds']),
    reconciliation: asText(project['reconciliation_slug']),
    touchedAt: asText(project['updated_at']),
  };
}

/** One project per slug, in the server's order; rows that are none are left out. */
export function parseProjects(raw: unknown): ProjectModel[] {
  const views = asObjectArray(raw)
    .map(parseProject)
    .filter((view) => view !== null);
  return [...new Map(views.map((view) => [view.slug, view])).values()];
}
