import type { ElementKind, Project } from '#src/api/generated/types.ts';
import { isElementKind } from '#src/lib/paths.ts';
import { trimmed } from '#src/lib/display-values.ts';

/** An element kind; `plural` is its URL segment, such as "characters". */
export type ElementKindModel = {
  readonly plural: string;
  readonly name: string;
  readonly pluralName: string;
  readonly count: number;
};

/** A project for its screens: empty texts are null. */
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

/** Leaves out kinds that a fixed section's address hides. */
function toKinds(kinds: readonly ElementKind[]): readonly ElementKindModel[] {
  const views = kinds.map(({ model_plural: plural, name, plural_name: pluralName, count }) => {
    const shownPlural = trimmed(pluralName) ?? plural;
    return { plural, pluralName: shownPlural, name: trimmed(name) ?? shownPlural, count };
  });
  return [...new Map(views.filter(({ plural }) => isElementKind(plural)).map((kind) => [kind.plural, kind])).values()];
}

/** Returns null for a project without a slug: no address leads to it. */
export function toProject(project: Project): ProjectModel | null {
  const slug = trimmed(project.slug);
  if (slug === null) return null;
  const category = trimmed(project.category);
  const subtitle = trimmed(project.subtitle);
  return {
    id: project.id,
    slug,
    name: trimmed(project.name) ?? 'Untitled',
    category,
    subtitle,
    line: [category, subtitle].filter((part) => part !== null).join(' · ') || null,
    image: trimmed(project.image?.medium),
    kinds: toKinds(project.element_kinds),
    reconciliation: trimmed(project.reconciliation_slug),
    touchedAt: project.updated_at,
  };
}

/** Returns each project once. */
export function toProjects(projects: readonly Project[]): ProjectModel[] {
  const views = projects.map(toProject).filter((view) => view !== null);
  return [...new Map(views.map((view) => [view.slug, view])).values()];
}
