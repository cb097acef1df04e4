import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type QuestionAudio, readQuestionAudio } from '#mocks/assets/question-audio.ts';
import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import { type ContractExamples, createExamples } from '#mocks/contract/documented-responses.ts';
import { generateAccount } from '#mocks/large-account/generate-account.ts';
import type { LargeAccount } from '#mocks/large-account/large-account.ts';
import type { Library, Scenario, ScenarioRegistry, TimelineEntry, WorkspaceData } from '#mocks/model/scenario.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import { readYaml, type YamlFile } from '#shared/yaml-file.ts';
import { checkLargeAccount, checkInterviews, checkScenario } from './check-scenario.ts';
import { checkTimeline } from './check-timeline.ts';
import { newAccount, noWorkspace, type PlanName, readAccount, readWorkspace } from './contract-data.ts';
import { fileCheck } from './scenario-schemas.ts';

const parts = ['library.yaml', 'script.yaml', 'conversations.yaml', 'free-play.yaml'] as const;
const largeAccountName = 'large-account.yaml';
const timelineName = 'timeline.yaml';
const interviewsName = 'interviews.yaml';

type ScenarioHead = {
  readonly examples: readonly string[];
  readonly settled?: boolean;
  readonly plan?: PlanName;
  readonly like?: string;
} & Pick<Scenario, 'title' | 'description' | 'seed' | 'written_at' | 'shows' | 'transcription' | 'timings' | 'faults'>;

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function addresses(questionAudio: readonly QuestionAudio[]): ReadonlyMap<string, string> {
  return new Map(questionAudio.map(({ slug, file }) => [slug, `/media/questions/${file}`]));
}

type ScenarioContract = {
  readonly document: OpenApiDocument;
  readonly operationIds: ReadonlySet<string>;
  /** Loaded only for scenarios with a timeline. */
  readonly broadcasts: () => Broadcasts;
};

/** Reads the folder's file, else that of the scenario in `like`. */
function readScenarioFile(folder: string, head: YamlFile, like: string | undefined, name: string): YamlFile {
  const ownPath = join(folder, name);
  if (like === undefined || existsSync(ownPath)) return readYaml(ownPath);
  const other = here(`./${like}/${name}`);
  if (existsSync(other)) return readYaml(other);
  throw new Error(head.complaint(['like'], `"${like}" is no scenario with a ${name}.`));
}

function readHead(folder: string, document: OpenApiDocument) {
  const file = readYaml(join(folder, 'scenario.yaml'));
  fileCheck(document)('scenario.yaml', file);
  // The schema has checked the type.
  return { file, head: file.data as ScenarioHead };
}

function readTimeline(folder: string, contract: ScenarioContract): readonly TimelineEntry[] {
  const path = join(folder, timelineName);
  if (!existsSync(path)) return [];
  const file = readYaml(path);
  fileCheck(contract.document)(timelineName, file);
  checkTimeline(file, contract);
  return file.data as readonly TimelineEntry[];
}

function interviewsFile(folder: string, library: YamlFile, document: OpenApiDocument): YamlFile {
  const path = join(folder, interviewsName);
  if (!existsSync(path)) return library;
  const file = readYaml(path);
  fileCheck(document)(interviewsName, file);
  return file;
}

function createWorkspace(
  { examples: wanted, settled = false }: ScenarioHead,
  examples: ContractExamples,
): WorkspaceData {
  if (!wanted.includes('workspace')) return noWorkspace;
  const workspace = readWorkspace(examples);
  return settled ? { ...workspace, reconciliations: [] } : workspace;
}

/** Reads a scenario's folder. Throws with file, line and reason at the first mistake. */
export function loadScenario(folder: string, contract: ScenarioContract): Scenario {
  const { document, operationIds } = contract;
  const check = fileCheck(document);
  const { file, head } = readHead(folder, document);
  const { examples: wanted, settled: _settled, plan = 'active', like, ...rest } = head;
  const read = Object.fromEntries(parts.map((name) => [name, readScenarioFile(folder, file, like, name)]));
  for (const [name, part] of Object.entries(read)) check(name, part);
  const files = { ...read, 'scenario.yaml': file } as Readonly<
    Record<(typeof parts)[number] | 'scenario.yaml', YamlFile>
  >;
  const interviews = interviewsFile(folder, files['library.yaml'], document);
  const questionAudio = readQuestionAudio(here('../assets/questions'));
  const examples = createExamples(document);
  const scenario = {
    name: basename(folder),
    ...rest,
    timeline: readTimeline(folder, contract),
    account: wanted.includes('account') ? readAccount(examples, plan) : newAccount(examples),
    workspace: createWorkspace(head, examples),
    library: { ...(files['library.yaml'].data as object), ...(interviews.data as Pick<Library, 'interviews'>) },
    ...(files['script.yaml'].data as object),
    conversations: files['conversations.yaml'].data,
    free_play: files['free-play.yaml'].data,
    sounds: addresses(questionAudio),
  } as Scenario;
  checkScenario(scenario, { files, questionAudio, operationIds, document });
  checkInterviews(scenario, interviews);
  if (!existsSync(join(folder, largeAccountName))) return scenario;
  const account = readYaml(join(folder, largeAccountName));
  check(largeAccountName, account);
  checkLargeAccount(account, scenario.workspace);
  return generateAccount(scenario, account.data as LargeAccount);
}

export const defaultScenario = 'first-story';

function inOrder(one: string, other: string): number {
  return Number(other === defaultScenario) - Number(one === defaultScenario) || (one < other ? -1 : 1);
}

export function createScenarioRegistry(contract: ScenarioContract): ScenarioRegistry {
  const folders = readdirSync(here('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).toSorted(inOrder);
  const loaded = new Map<string, Scenario>();
  return {
    names,
    get: (name) => {
      if (!names.includes(name)) return undefined;
      const scenario = loaded.get(name) ?? loadScenario(here(`./${name}`), contract);
      loaded.set(name, scenario);
      return scenario;
    },
    list: () =>
      names.map((name) => {
        const { title, description, shows } = readHead(here(`./${name}`), contract.document).head;
        return { name, title, description, shows };
      }),
  };
}
