import type { Random } from '#mocks/engine/random.ts';
import type { ElementData, ProjectData } from '#mocks/model/scenario.ts';
import type { Schema } from '#mocks/model/tables.ts';
import { newSlug } from '#mocks/domains/projects/slugs.ts';
import { largeAccountIds, type Calendar, type ElementRecipe, type LargeAccount } from './large-account.ts';
import type { FillTemplate } from './template-filler.ts';

type Parts = { readonly phrasing: () => FillTemplate; readonly calendar: Calendar; readonly random: Random };

const areas = ['Premise', 'Characters', 'World', 'Plot', 'Ending'] as const;

function getCover({ works }: LargeAccount, n: number): string {
  return works.covers[n % works.covers.length] ?? '';
}

export function generateProjects(
  account: LargeAccount,
  existing: readonly ProjectData[],
  { calendar }: Parts,
): readonly ProjectData[] {
  const { names, projects } = account.works;
  const slugs = new Set(existing.map(({ slug }) => slug));
  const times = calendar.spread(projects).toReversed();
  return names.slice(0, projects).map(({ name, type, line }, n) => {
    const slug = newSlug(name, (candidate) => slugs.has(candidate));
    slugs.add(slug);
    return {
      id: largeAccountIds.projects + n,
      slug,
      name,
      category: type,
      subtitle: line,
      image: { medium: getCover(account, n) },
      updated_at: times[n] ?? null,
    };
  });
}

export function generateStories(
  account: LargeAccount,
  { phrasing, calendar, random }: Parts,
): readonly Schema<'Story'>[] {
  const { names, genres, goals } = account.works;
  const times = calendar.spread(names.length).toReversed();
  return names.map(({ name, type, line }, n) => {
    const fillTemplate = phrasing();
    const progress = areas.map((area) => ({ name: area, progress: 5 * random.below(21) }));
    return {
      id: largeAccountIds.stories + n,
      name,
      image: { path: getCover(account, n) },
      description: `${line}. ${fillTemplate('{line}')}`,
      type,
      genres: [random.pick(genres)],
      format: null,
      percent: Math.round(progress.reduce((sum, area) => sum + area.progress, 0) / progress.length),
      goals: [{ name: fillTemplate(random.pick(goals)), done: random.below(2) === 0 }],
      market_comps: [],
      progress,
      characters: [],
      target_audience: null,
      impactful_scenes: [],
      drafts: [],
      sequences: [],
      updated_at: times[n] ?? null,
      session_chat_id: null,
      session_chat_ids: [],
    };
  });
}

type Element = ElementData;
type Project = Pick<ProjectData, 'slug'>;

const tries = 30;

type ElementParts = {
  readonly phrasing: () => FillTemplate;
  readonly calendar: Calendar;
  readonly random: Random;
  readonly usedSlugs: Set<string>;
  readonly nextId: () => number;
};

function createUniqueFiller(recipe: ElementRecipe, { phrasing, usedSlugs }: ElementParts): FillTemplate {
  const isTaken = (slug: string): boolean => usedSlugs.has(slug);
  for (let left = tries; left > 0; left -= 1) {
    const fillTemplate = phrasing();
    if (!isTaken(newSlug(fillTemplate(recipe.name), () => false))) return fillTemplate;
  }
  return phrasing();
}

export function generateElement(recipe: ElementRecipe, project: Project, parts: ElementParts): Element {
  const { calendar, random, usedSlugs } = parts;
  const fillTemplate = createUniqueFiller(recipe, parts);
  const name = fillTemplate(recipe.name);
  const slug = newSlug(name, (candidate) => usedSlugs.has(candidate));
  usedSlugs.add(slug);
  const [updated_at = null] = calendar.spread(1);
  return {
    id: parts.nextId(),
    slug,
    name,
    type: recipe.kind,
    subtitle: recipe.subtitle === null ? null : fillTemplate(recipe.subtitle),
    description: recipe.description === null ? null : fillTemplate(recipe.description),
    image: recipe.pictures.length > 0 ? random.pick(recipe.pictures) : null,
    project_slug: project.slug,
    facts: Object.entries(recipe.facts).map(([fact, text]) => ({ name: fact, value: fillTemplate(text) })),
    developed_at: random.below(2) === 0 ? updated_at : null,
    updated_at,
  };
}

export function createRelations(elements: readonly Element[]): readonly (readonly [string, string])[] {
  const [first, ...others] = elements;
  return first ? others.filter((_, n) => n % 3 === 0).map(({ slug }) => [first.slug, slug] as const) : [];
}
