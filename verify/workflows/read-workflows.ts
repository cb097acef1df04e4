import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FatalError } from '#verify/fatal-error.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { RawDocument, RawStep, RawWorkflow, Reference } from './arazzo-document.ts';
import { arazzoSchema } from './arazzo-schema.ts';
import { checkWorkflow, type MissingCoverage } from './check-workflow.ts';
import { getFiles } from './step-request.ts';
import type { Step, Workflow, WorkflowDocument } from './workflow-document.ts';
import { type Place, readYaml, type YamlFile } from './workflow-yaml.ts';

const ending = '.arazzo.yaml';

const isValid = new Ajv2020({ strict: false }).compile<RawDocument>(arazzoSchema);

function placeOf(pointer: string, data: unknown): Place {
  const place: (string | number)[] = [];
  let found = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    place.push(Array.isArray(found) ? Number(key) : key);
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return place;
}

function checkForm(file: YamlFile): RawDocument {
  const { data } = file;
  if (isValid(data)) return data;
  // Ignore the `if` branch's own error; the next is more specific.
  const error = (isValid.errors ?? []).find(({ keyword }) => keyword !== 'if');
  const extra: unknown = error?.params['additionalProperty'];
  const place = placeOf(error?.instancePath ?? '', data);
  if (typeof extra === 'string') return file.refuse([...place, extra], 'is not supported');
  const allowed: unknown = error?.params['allowedValues'];
  const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
  return file.refuse(place, `${error?.message ?? 'is not valid Arazzo'}${values}`);
}

function createResolve(document: RawDocument, file: YamlFile) {
  return <Found extends object>(
    kind: keyof NonNullable<RawDocument['components']>,
    found: Found | Reference,
    place: Place,
  ): Found => {
    if (!('reference' in found)) return found;
    const [, of, name = ''] = /^\$components\.(\w+)\.([\w-]+)$/.exec(found.reference) ?? [];
    const entries = document.components?.[kind] as Readonly<Record<string, Found>> | undefined;
    const entry = of === kind ? entries?.[name] : undefined;
    return (
      entry ??
      file.refuse([...place, 'reference'], `refers to a missing entry of components.${kind}: ${found.reference}`)
    );
  };
}

type Resolve = ReturnType<typeof createResolve>;

function stepOf(raw: RawStep, shared: RawWorkflow, resolve: Resolve, place: Place): Step {
  const own = (raw.parameters ?? []).map((found, index) =>
    resolve('parameters', found, [...place, 'parameters', index]),
  );
  const around = (shared.parameters ?? []).map((found, index) =>
    resolve('parameters', found, [...place.slice(0, 2), 'parameters', index]),
  );
  const isOwn = (name: string, where: string): boolean =>
    own.some((parameter) => parameter.name === name && parameter.in === where);
  return {
    ...raw,
    parameters: [...around.filter((parameter) => !isOwn(parameter.name, parameter.in)), ...own],
    onFailure: (raw.onFailure ?? []).map((found, index) =>
      resolve('failureActions', found, [...place, 'onFailure', index]),
    ),
    outputs: raw.outputs ?? {},
    'x-writes': raw['x-writes'],
    'x-events': raw['x-events'] ?? [],
    'x-same': raw['x-same'] ?? [],
  };
}

function workflowOf(raw: RawWorkflow, resolve: Resolve, place: Place): Workflow {
  return {
    workflowId: raw.workflowId,
    summary: raw.summary,
    needs: raw.inputs?.required ?? [],
    steps: raw.steps.map((step, index) => stepOf(step, raw, resolve, [...place, 'steps', index])),
    ownCaller: raw['x-caller'] === 'new',
  };
}

/** Missing files must fail before the first request. */
async function checkFiles(folder: string, { steps }: Workflow, file: YamlFile, place: Place): Promise<void> {
  for (const [index, step] of steps.entries()) {
    for (const path of getFiles(step)) {
      const isThere = await access(join(folder, path)).then(
        () => true,
        () => false,
      );
      if (!isThere) file.refuse([...place, 'steps', index], `refers to a missing file: ${path}`);
    }
  }
}

function withKnownEvents(workflow: Workflow, { rest }: Contract): Workflow {
  return {
    ...workflow,
    steps: workflow.steps.map((step) => ({
      ...step,
      'x-events': step['x-events'].filter(({ channel, message }) =>
        rest.operations
          .get(step.operationId)
          ?.emits.some((declared) => declared.channel === channel && declared.message === message),
      ),
    })),
  };
}

async function readDocument(
  folder: string,
  name: string,
  contract: Contract,
  lacking: MissingCoverage,
): Promise<WorkflowDocument> {
  const file = await readYaml(join(folder, name), name);
  const document = checkForm(file);
  const resolve = createResolve(document, file);
  const workflows: Workflow[] = [];
  for (const [index, raw] of document.workflows.entries()) {
    const place = ['workflows', index];
    const written = workflowOf(raw, resolve, place);
    const workflow = lacking === 'left out' ? withKnownEvents(written, contract) : written;
    checkWorkflow(workflow, { contract, lacking }, file, place);
    await checkFiles(folder, workflow, file, place);
    workflows.push(workflow);
  }
  return { file: name, folder, title: document.info.title, workflows };
}

/**
 * Reads a folder's Arazzo documents by name and checks them against the contract. Throws `FatalError` with file, line
 * and reason when a document is invalid. Rejects or skips undocumented operations and events.
 */
export async function readWorkflows(
  folder: string,
  contract: Contract,
  lacking: MissingCoverage = 'refused',
): Promise<readonly WorkflowDocument[]> {
  const names = await readdir(folder).catch(() => {
    throw new FatalError(`Can't read the workflow folder ${folder}.`);
  });
  const wanted = names.filter((name) => name.endsWith(ending)).toSorted();
  if (wanted.length === 0) throw new FatalError(`The folder ${folder} has no workflow documents (*${ending}).`);
  const documents: WorkflowDocument[] = [];
  for (const name of wanted) documents.push(await readDocument(folder, name, contract, lacking));
  return documents;
}
