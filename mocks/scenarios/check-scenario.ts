import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { QuestionAudio } from '#mocks/assets/question-audio.ts';
import { findExampleProblem } from '#mocks/contract/documented-responses.ts';
import type { LargeAccount } from '#mocks/large-account/large-account.ts';
import { getChoices, getTemplateSlots } from '#mocks/large-account/template-filler.ts';
import type { EarlierInterview, Scenario, ScriptQuestion, WorkspaceData } from '#mocks/model/scenario.ts';
import { newSlug } from '#mocks/domains/projects/slugs.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import type { DataPath, YamlFile } from '#shared/yaml-file.ts';

function isElement({ workspace }: Scenario, elementSlug: string): boolean {
  return workspace.elements.some(({ slug }) => slug === elementSlug);
}

function checkChanges(
  scenario: Scenario,
  file: YamlFile,
  path: DataPath,
  changes: ScriptQuestion['changes'] = [],
): void {
  for (const [index, { element }] of changes.entries()) {
    if (element === null || isElement(scenario, element)) continue;
    const where = [...path, 'changes', index, 'element'];
    throw new Error(file.complaint(where, `"${element}" is no element of the workspace.`));
  }
}

function checkSubject(scenario: Scenario, file: YamlFile, path: DataPath, interview: EarlierInterview): void {
  if ('element' in interview) {
    if (isElement(scenario, interview.element)) return;
    throw new Error(file.complaint([...path, 'element'], `"${interview.element}" is no element of the workspace.`));
  }
  if (scenario.library.stories.some(({ id }) => id === interview.story_id)) return;
  throw new Error(file.complaint([...path, 'story_id'], `${interview.story_id} is no story of the library.`));
}

export function checkInterviews(scenario: Scenario, file: YamlFile): void {
  for (const [index, interview] of scenario.library.interviews.entries()) {
    const path = ['interviews', index];
    checkSubject(scenario, file, path, interview);
    for (const [number, { changes }] of interview.messages.entries())
      checkChanges(scenario, file, [...path, 'messages', number], changes);
  }
}

/** Calls `check` with each text of a file. */
function forEachText(file: YamlFile, check: (text: string, path: DataPath) => void): void {
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') check(value, path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  visit(file.data, []);
}

function checkImages(file: YamlFile): void {
  forEachText(file, (text, path) => {
    if (!text.startsWith('/media/pictures/')) return;
    const image = new URL(`../assets${text.slice('/media'.length)}`, import.meta.url);
    if (!existsSync(fileURLToPath(image))) throw new Error(file.complaint(path, `"${text}" is no picture there is.`));
  });
}

type Parts = {
  readonly files: Readonly<
    Record<'scenario.yaml' | 'library.yaml' | 'script.yaml' | 'conversations.yaml' | 'free-play.yaml', YamlFile>
  >;
  readonly questionAudio: readonly QuestionAudio[];
  readonly operationIds: ReadonlySet<string>;
  readonly document: OpenApiDocument;
};

function rejectDuplicates(file: YamlFile, list: DataPath, slugs: readonly string[]): void {
  for (const [index, slug] of slugs.entries()) {
    if (slugs.indexOf(slug) < index)
      throw new Error(file.complaint([...list, index, 'slug'], `"${slug}" stands here twice.`));
  }
}

function checkAudio(
  { files, questionAudio }: Parts,
  name: 'script.yaml' | 'conversations.yaml' | 'free-play.yaml',
  path: DataPath,
  question: { readonly sound?: string; readonly text: string },
): void {
  if (question.sound === undefined) return;
  const audio = questionAudio.find(({ slug }) => slug === question.sound);
  const audioPath = [...path, 'sound'];
  if (!audio) throw new Error(files[name].complaint(audioPath, `"${question.sound}" is no sound of the manifest.`));
  if (audio.text !== question.text)
    throw new Error(files[name].complaint(audioPath, `says another text: "${audio.text}"`));
}

/** Checks that questions are unique, their audio and elements exist, and `{element}` is the only placeholder. */
function checkQuestions(
  parts: Parts & { readonly scenario: Scenario },
  name: 'script.yaml' | 'conversations.yaml',
  list: DataPath,
  questions: readonly ScriptQuestion[],
): void {
  const file = parts.files[name];
  const isOfElement = name === 'conversations.yaml' && (list[0] === 'element' || list[0] === 'elements');
  rejectDuplicates(
    file,
    list,
    questions.map(({ slug }) => slug),
  );
  for (const [index, { content, changes, ...question }] of questions.entries()) {
    checkChanges(parts.scenario, file, [...list, index], changes);
    checkAudio(parts, name, [...list, index], { ...question, text: content });
    const blank = /\{.*?\}/.exec(isOfElement ? content.replaceAll('{element}', '') : content)?.[0];
    if (blank === undefined) continue;
    throw new Error(file.complaint([...list, index, 'content'], `nothing is known that stands for "${blank}".`));
  }
}

function checkConversations(scenario: Scenario, parts: Parts): void {
  const { conversations, workspace } = scenario;
  const deps = { ...parts, scenario };
  const { elements = {}, ...scripts } = conversations;
  for (const [kind, questions] of Object.entries(scripts))
    checkQuestions(deps, 'conversations.yaml', [kind], questions);
  for (const [slug, questions] of Object.entries(elements)) {
    const path = ['elements', slug];
    if (!workspace.elements.some((element) => element.slug === slug)) {
      throw new Error(parts.files['conversations.yaml'].complaint(path, `"${slug}" is no element of the workspace.`));
    }
    checkQuestions(deps, 'conversations.yaml', path, questions);
  }
}

/** Checks everything that's named, which schemas can't. Throws with file, line and reason. */
export function checkScenario(scenario: Scenario, parts: Parts): void {
  const { files, operationIds, document } = parts;
  for (const [index, fault] of scenario.faults.entries()) {
    const complain = (field: string, reason: string): Error =>
      new Error(files['scenario.yaml'].complaint(['faults', index, field], reason));
    if (!operationIds.has(fault.operation_id))
      throw complain('operation_id', `"${fault.operation_id}" is no operation of the contract.`);
    const problem = findExampleProblem(document, fault);
    if (problem !== null) throw complain('example', problem);
  }
  for (const list of ['script', 'development'] as const)
    checkQuestions({ ...parts, scenario }, 'script.yaml', [list], scenario[list]);
  checkConversations(scenario, parts);
  rejectDuplicates(
    files['free-play.yaml'],
    ['stems'],
    scenario.free_play.stems.map(({ slug }) => slug),
  );
  for (const [index, { plain, ...stem }] of scenario.free_play.stems.entries()) {
    checkAudio(parts, 'free-play.yaml', ['stems', index], { ...stem, text: plain });
  }
  checkImages(files['library.yaml']);
}

const fixedSlots = new Set(['name', 'element']);

function checkSlots(file: YamlFile, vocabulary: LargeAccount['words']): void {
  const choices = new Map(Object.entries(vocabulary).map(([name, entry]) => [name, getChoices(entry).length]));
  forEachText(file, (text, path) => {
    for (const { name, number } of getTemplateSlots(text)) {
      const available = fixedSlots.has(name) ? 1 : (choices.get(name) ?? 0);
      if (available === 0) throw new Error(file.complaint(path, `nothing is known that stands for "{${name}}".`));
      if (number > available) throw new Error(file.complaint(path, `there are fewer than ${number} of "{${name}}".`));
    }
  });
}

/** Checks that everything that a large account names exists, which the schema can't. Throws with file, line and reason. */
export function checkLargeAccount(file: YamlFile, workspace: WorkspaceData): void {
  const { words, works, insights, largest } = file.data as LargeAccount;
  checkSlots(file, words);
  checkImages(file);
  const refuse = (path: DataPath, reason: string): never => {
    throw new Error(file.complaint(path, reason));
  };
  if (works.projects > works.names.length) refuse(['works', 'projects'], 'is more than there are names.');
  const slugs = works.names.slice(0, works.projects).map(({ name }) => newSlug(name, () => false));
  if (!slugs.includes(largest.project)) refuse(['largest', 'project'], `"${largest.project}" is no project of these.`);
  const { one, others } = insights;
  if (!workspace.elements.some(({ slug, project_slug }) => slug === one.element && project_slug === one.project))
    refuse(['insights', 'one', 'element'], `"${one.element}" is no element of "${one.project}".`);
  if (one.saved > one.count) refuse(['insights', 'one', 'saved'], 'is more than there are insights.');
  if (others.elements > works.projects) refuse(['insights', 'others', 'elements'], 'is more than there are projects.');
}
