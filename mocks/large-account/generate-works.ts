import type { ProjectData } from '#mocks/scenarios/workspace-data.ts';
import type { Random } from '#mocks/engine/random.ts';
import type { Schema } from '#mocks/model/schema.ts';
import { newSlug } from '#mocks/workspace/slugs.ts';
import type { LargeAccount } from './large-account.ts';
import { archiveIds } from './account-ids.ts';
import type { Calendar } from './calendar.ts';
import type { FillTemplate } from './template-filler.ts';

type Parts = { readonly phrasing: () => FillTemplate; readonly calendar: Calendar; readonly random: Random };

const areas = ['Premise', 'Characters', 'World', 'Plot', 'Ending'] as const;

function getCover({ works }: LargeAccount, n: number): string {
  return works.covers[n % works.covers.length] ?? '';
}

export function generateProjects(
  archive: LargeAccount,
  existing: readonly ProjectData[],
  { calendar }: Parts,
): readonly ProjectData[] {
  const { names, projects } = archive.works;
  const slugs = new Set(existing.map(({ slug }) => slug));
  const times = calendar.spread(projects).toReversed();
  return names.slice(0, projects).map(({ name, type, line }, n) => {
    const slug = newSlug(name, (candidate) => slugs.has(candidate));
    slugs.add(slug);
    return {
      id: archiveIds.projects + n,
      slug,
      name,
      category: type,
      subtitle: line,
      image: { medium: getCover(archive, n) },
      updated_at: times[n] ?? null,
    };
  });
}

export function generateStories(
  archive: LargeAccount,
  { phrasing, calendar, random }: Parts,
): readonly Schema<'Story'>[] {
  const { names, genres, goals } = archive.works;
  const times = calendar.spread(names.length).toReversed();
  return names.map(({ name, type, line }, n) => {
    const fillTemplate = phrasing();
    const progress = areas.map((area) => ({ name: area, progress: 5 * random.below(21) }));
    return {
      id: archiveIds.stories + n,
      name,
      image: { path: getCover(archive, n) },
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
    };
  });
}
