import type { ElementData, ProjectData } from '#mocks/scenarios/workspace-data.ts';
import type { Random } from '#mocks/engine/random.ts';
import { newSlug } from '#mocks/workspace/slugs.ts';
import type { ElementRecipe } from './large-account.ts';
import type { Calendar } from './calendar.ts';
import type { FillTemplate } from './template-filler.ts';

type Element = ElementData;
type Project = Pick<ProjectData, 'slug'>;

const tries = 30;

export type ElementParts = {
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
