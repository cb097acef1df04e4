import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '#mocks/contract/documents.ts';
import { createExamples } from '#mocks/contract/examples.ts';
import type { QuestionSound } from '#mocks/assets/question-sounds.ts';
import { readQuestionSounds } from '#mocks/assets/question-sounds.ts';
import { checkScenario } from './check-scenario.ts';
import { noAccount, readAccount } from './account-data.ts';
import type { Scenario } from './scenario.ts';
import { noWorkspace, readWorkspace } from './workspace-data.ts';
import type { YamlFile } from './yaml-file.ts';
import { readYaml } from './yaml-file.ts';

const files = ['scenario.yaml', 'library.yaml', 'script.yaml', 'conversations.yaml', 'free-play.yaml'] as const;
type FileName = (typeof files)[number];

/** The files of a scenario, checked one by one. */
type ScenarioFiles = Readonly<Record<FileName, YamlFile>>;

/** What `scenario.yaml` says. */
type ScenarioHead = { readonly examples: readonly string[] } & Pick<
  Scenario,
  'title' | 'seed' | 'written_at' | 'shows' | 'transcription' | 'timings' | 'faults'
>;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Checks each file of a scenario by its own schema and those of the contract. */
type ScenarioSchemas = { readonly check: (name: FileName, file: YamlFile) => void };

/** The contract's schemas, closed: a server may say more than they name, a scenario that does has a mistake. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([word, value]) => [word, closed(value)]));
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
};

const createScenarioSchemas = (document: OpenApiDocument): ScenarioSchemas => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: closed(document.components?.schemas ?? {}) } });
  ajv.addSchema(readYaml(here('./scenario.schema.yaml')).data as object);
  return {
    check: (name, file) => {
      const validate = ajv.compile({ $ref: `scenario#/$defs/${name}` });
      if (validate(file.data)) return;
      // The deepest finding stands at the mistake itself; those above it only follow from it.
      const places = (validate.errors ?? []).map((error) => {
        const extra: unknown = error.params['additionalProperty'];
        const path = error.instancePath.split('/').slice(1);
        return { error, extra, where: typeof extra === 'string' ? [...path, extra] : path };
      });
      const [first] = places.toSorted((one, other) => other.where.length - one.where.length);
      const reason =
        typeof first?.extra === 'string' ? 'is not known here.' : `${first?.error.message ?? 'is not valid'}.`;
      throw new Error(
        file.complaint(
          (first?.where ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          reason,
        ),
      );
    },
  };
};

/** Address below /media of each spoken question. */
const addresses = (sounds: readonly QuestionSound[]): ReadonlyMap<string, string> =>
  new Map(sounds.map(({ slug, file }) => [slug, `/media/questions/${file}`]));

/** What scenarios are checked against. */
export type ScenarioContract = {
  readonly document: OpenApiDocument;
  readonly operationIds: ReadonlySet<string>;
};

/** Reads a scenario's folder. Throws with file, line and reason at the first mistake. */
export const loadScenario = (folder: string, { document, operationIds }: ScenarioContract): Scenario => {
  const schemas = createScenarioSchemas(document);
  const read = Object.fromEntries(files.map((name) => [name, readYaml(join(folder, name))])) as ScenarioFiles;
  for (const name of files) schemas.check(name, read[name]);
  const sounds = readQuestionSounds(here('../assets/questions'));
  const examples = createExamples(document);
  // The schemas have just made sure of these types.
  const { examples: parts, ...head } = read['scenario.yaml'].data as ScenarioHead;
  const scenario = {
    name: basename(folder),
    ...head,
    account: parts.includes('account') ? readAccount(examples) : noAccount,
    workspace: parts.includes('workspace') ? readWorkspace(examples) : noWorkspace,
    library: read['library.yaml'].data,
    ...(read['script.yaml'].data as object),
    conversations: read['conversations.yaml'].data,
    free_play: read['free-play.yaml'].data,
    sounds: addresses(sounds),
  } as Scenario;
  checkScenario(scenario, { files: read, sounds, operationIds });
  return scenario;
};

/** Every scenario that comes with the mock environment, by name. */
export const loadScenarios = (contract: ScenarioContract): ReadonlyMap<string, Scenario> => {
  const folders = readdirSync(here('.'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const scenarios = folders.map(({ name }) => loadScenario(here(`./${name}`), contract));
  return new Map(scenarios.map((scenario) => [scenario.name, scenario]));
};
