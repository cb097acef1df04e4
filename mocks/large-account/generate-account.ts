import { createRandom, hashSeed } from '#mocks/engine/random.ts';
import type { ElementData, ProjectContent, ProjectData, Scenario, WorkspaceData } from '#mocks/model/scenario.ts';
import type { Schema } from '#mocks/model/tables.ts';
import { emptyDocument } from '#mocks/domains/manuscript/rich-text.ts';
import { newNote } from '#mocks/domains/notes/note-rows.ts';
import { createInsightGenerator } from './generate-insights.ts';
import { expandManuscript, expandMoodboard, expandOutline, paragraph } from './generate-largest.ts';
import { createRelations, generateElement, generateProjects, generateStories } from './generate-works.ts';
import { largeAccountIds, createCalendar, type LargeAccount } from './large-account.ts';
import { createTemplateFiller } from './template-filler.ts';

function counter(first: number) {
  let last = first - 1;
  return (): number => (last += 1);
}

/** Each generator has its own random numbers, so a change to one leaves the others unchanged. */
function createGeneratorDeps(
  account: LargeAccount,
  { seed, written_at }: Pick<Scenario, 'seed' | 'written_at'>,
  name: string,
) {
  const random = createRandom(hashSeed(`${seed} ${name}`));
  return {
    random,
    phrasing: createTemplateFiller(account.words, random),
    calendar: createCalendar(account.since, written_at, random),
  };
}

type Parts = ReturnType<typeof createGeneratorDeps>;

function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}

function note(
  { title, sections }: LargeAccount['notes'],
  { phrasing, calendar }: Parts,
  lead: string,
  ids: Readonly<Record<'note' | 'section', () => number>>,
): Schema<'Note'> {
  const fillTemplate = phrasing({ name: lead });
  const [updated_at = ''] = calendar.spread(1);
  return {
    id: ids.note(),
    ...newNote(fillTemplate(title), updated_at),
    sections: sections.map((section) => ({
      id: ids.section(),
      version: 1,
      title: section.title,
      content: { type: 'doc', content: [paragraph(fillTemplate(section.text))] },
      updated_at,
    })),
  };
}

function expandContents(
  account: LargeAccount,
  projects: readonly ProjectData[],
  leads: ReadonlyMap<string, string>,
  parts: Parts,
): Readonly<Record<string, ProjectContent>> {
  const ids = { note: counter(largeAccountIds.notes), section: counter(largeAccountIds.note_sections) };
  const { notes, largest } = account;
  const toContent = ({ slug, updated_at }: ProjectData): ProjectContent => {
    const isLargest = slug === largest.project;
    const touched = updated_at ?? '';
    return {
      outline: isLargest ? expandOutline(largest.outline, parts, touched) : { version: 1, parts: [], updated_at: null },
      moodboard: isLargest ? expandMoodboard(largest.moodboard, parts) : { items: [] },
      notes: Array.from({ length: notes.each }, () => note(notes, parts, leads.get(slug) ?? '', ids)),
      document: {
        id: ids.note(),
        ...(isLargest ? { ...expandManuscript(largest.manuscript, parts), updated_at: touched } : emptyDocument),
      },
    };
  };
  return Object.fromEntries(projects.map((project) => [project.slug, toContent(project)]));
}

function expandInsights(
  { insights: { one, others, forms } }: LargeAccount,
  elements: readonly ElementData[],
  firsts: readonly ElementData[],
  parts: Parts,
): WorkspaceData['insights'] {
  const generateInsights = createInsightGenerator(forms, parts);
  const about = ({ slug, name }: ElementData, counts: { readonly count: number; readonly saved: number }) => ({
    element: slug,
    insights: generateInsights({ name: firstName(name), element: name }, counts),
  });
  const most = elements.filter(({ slug, project_slug }) => slug === one.element && project_slug === one.project);
  return [
    ...most.map((element) => about(element, one)),
    ...firsts.slice(0, others.elements).map((element) => about(element, { count: others.each, saved: 1 })),
  ];
}

/** Adds years of work to a scenario. The same description always gives the same data. */
export function generateAccount(scenario: Scenario, account: LargeAccount): Scenario {
  const { workspace, library } = scenario;
  const parts = (name: string): Parts => createGeneratorDeps(account, scenario, name);
  const projects = generateProjects(account, workspace.projects, parts('projects'));
  const elementParts = {
    ...parts('elements'),
    usedSlugs: new Set(workspace.elements.map(({ slug }) => slug)),
    nextId: counter(largeAccountIds.elements),
  };
  const byProject = projects.map((project) =>
    account.elements.flatMap((recipe) =>
      Array.from({ length: recipe.each }, () => generateElement(recipe, project, elementParts)),
    ),
  );
  const firsts = byProject.flatMap((elements) => elements.slice(0, 1));
  const elements = [...workspace.elements, ...byProject.flat()];
  const leads = new Map(firsts.map(({ project_slug, name }) => [project_slug, firstName(name)]));
  return {
    ...scenario,
    library: { ...library, stories: [...library.stories, ...generateStories(account, parts('stories'))] },
    workspace: {
      ...workspace,
      projects: [...workspace.projects, ...projects],
      elements,
      relations: [...workspace.relations, ...byProject.flatMap(createRelations)],
      contents: { ...workspace.contents, ...expandContents(account, projects, leads, parts('contents')) },
      insights: [...workspace.insights, ...expandInsights(account, elements, firsts, parts('insights'))],
    },
  };
}
