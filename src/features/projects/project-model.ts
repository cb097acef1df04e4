import { isElementKind } from '#src/lib/project-paths.ts';
import { asCount, asObject, asObjectArray, asText } from '#src/lib/decode.ts';

/** An element kind; `plural` is its URL segment, such as "characters". */
export type ElementKindModel = {
  readonly plural: string;
  readonly name: string;
  readonly pluralName: string;
  readonly count: number;
};

/** A project (section 3) for its screens: missing fields are null, lists are always arrays. */
export type ProjectModel = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string | null;
  readonly subtitle: string | null;
  readonly line: string | null;
  /** Unchecked URL from the server; rendering decides whether to load it. */
  readonly image: string | null;
  readonly kinds: readonly ElementKindModel[];
  readonly reconciliation: string | null;
  readonly touchedAt: string | null;
};

function kindView(raw: Readonly<Record<string, unknown>>): ElementKindModel[] {
  const plural = asText(raw['model_plural']);
  if (plural === null || !isElementKind(plural)) return [];
  const pluralName = asText(raw['plural_name']) ?? plural;
  return [{ plural, pluralName, name: asText(raw['name']) ?? pluralName, count: asCount(raw['count']) ?? 0 }];
}

function kindViews(raw: unknown): readonly ElementKindModel[] {
  return [
    ...new Map(
      asObjectArray(raw)
        .flatMap(kindView)
        .map((kind) => [kind.plural, kind]),
    ).values(),
  ];
}

/** Parses a project that may be incomplete; null without id or slug. */
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

export function parseProjects(raw: unknown): ProjectModel[] {
  const views = asObjectArray(raw)
    .map(parseProject)
    .filter((view) => view !== null);
  return [...new Map(views.map((view) => [view.slug, view])).values()];
}
