import type { QuestionAudio } from '#mocks/assets/question-audio.ts';
import type { OpenApiDocument } from '#mocks/contract/contract-documents.ts';
import { findExampleProblem } from '#mocks/contract/documented-responses.ts';
import { checkChanges } from './check-interviews.ts';
import { checkImages } from './check-images.ts';
import type { Scenario, ScriptQuestion } from './scenario.ts';
import type { DataPath, YamlFile } from '#mocks/yaml/yaml-file.ts';

type Parts = {
  readonly files: Readonly<
    Record<'scenario.yaml' | 'library.yaml' | 'script.yaml' | 'conversations.yaml' | 'free-play.yaml', YamlFile>
  >;
  readonly questionAudio: readonly QuestionAudio[];
  readonly operationIds: ReadonlySet<string>;
  readonly document: OpenApiDocument;
};

function refuseDouble(file: YamlFile, list: DataPath, slugs: readonly string[]): void {
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
  refuseDouble(
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
  refuseDouble(
    files['free-play.yaml'],
    ['stems'],
    scenario.free_play.stems.map(({ slug }) => slug),
  );
  for (const [index, { plain, ...stem }] of scenario.free_play.stems.entries()) {
    checkAudio(parts, 'free-play.yaml', ['stems', index], { ...stem, text: plain });
  }
  checkImages(files['library.yaml']);
}
