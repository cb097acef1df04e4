import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FatalError } from '#verify/base/finding.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { arazzoSchema, type RawDocument, type RawStep, type RawWorkflow, type Reference } from './arazzo.ts';
import { checkWorkflow, type MissingCoverage } from './check-workflow.ts';
import { getFiles } from './step-request.ts';
import {
  readYaml,
  type Step,
  type Workflow,
  type WorkflowDocument,
  type YamlFile,
  type YamlPosition,
} from './workflow-document.ts';

const extension = '.arazzo.yaml';

const isValid = new Ajv2020({ strict: false }).compile<RawDocument>(arazzoSchema);

function toPosition(pointer: string, data: unknown): YamlPosition {
  const position: (string | number)[] = [];
  let current = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    position.push(Array.isArray(current) ? Number(key) : key);
    current = (current as Readonly<Record<string, unknown>>)[key];
  }
  return position;
}

function checkForm(file: YamlFile): RawDocument {
  const { data } = file;
  if (isValid(data)) return data;
  // Ignore the `if` branch's own error; the next is more specific.
  const error = (isValid.errors ?? []).find(({ keyword }) => keyword !== 'if');
  const extra: unknown = error?.params['additionalProperty'];
  const position = toPosition(error?.instancePath ?? '', data);
  if (typeof extra === 'string') return file.refuse([...position, extra], 'is not supported');
  const allowed: unknown = error?.params['allowedValues'];
  const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
  return file.refuse(position, `${error?.message ?? 'is not valid Arazzo'}${values}`);
}

function createResolve(document: RawDocument, file: YamlFile) {
  return <Value extends object>(
    kind: keyof NonNullable<RawDocument['components']>,
    value: Value | Reference,
    position: YamlPosition,
  ): Value => {
    if (!('reference' in value)) return value;
    const [, of, name = ''] = /^\$components\.(\w+)\.([\w-]+)$/.exec(value.reference) ?? [];
    const entries = document.components?.[kind] as Readonly<Record<string, Value>> | undefined;
    const entry = of === kind ? entries?.[name] : undefined;
    return (
      entry ??
      file.refuse([...position, 'reference'], `refers to a missing entry of components.${kind}: ${value.reference}`)
    );
  };
}

type Resolve = ReturnType<typeof createResolve>;

function toStep(raw: RawStep, shared: RawWorkflow, resolve: Resolve, position: YamlPosition): Step {
  const ownParameters = (raw.parameters ?? []).map((parameter, index) =>
    resolve('parameters', parameter, [...position, 'parameters', index]),
  );
  const around = (shared.parameters ?? []).map((parameter, index) =>
    resolve('parameters', parameter, [...position.slice(0, 2), 'parameters', index]),
  );
  const isOwn = (name: string, where: string): boolean =>
    ownParameters.some((parameter) => parameter.name === name && parameter.in === where);
  return {
    ...raw,
    parameters: [...around.filter((parameter) => !isOwn(parameter.name, parameter.in)), ...ownParameters],
    onFailure: (raw.onFailure ?? []).map((action, index) =>
      resolve('failureActions', action, [...position, 'onFailure', index]),
    ),
    outputs: raw.outputs ?? {},
    'x-writes': raw['x-writes'],
    'x-events': raw['x-events'] ?? [],
    'x-same': raw['x-same'] ?? [],
  };
}

function toWorkflow(raw: RawWorkflow, resolve: Resolve, position: YamlPosition): Workflow {
  return {
    workflowId: raw.workflowId,
    summary: raw.summary,
    needs: raw.inputs?.required ?? [],
    steps: raw.steps.map((step, index) => toStep(step, raw, resolve, [...position, 'steps', index])),
    ownCaller: raw['x-caller'] === 'new',
  };
}

/** Missing files must fail before the first request. */
async function checkFiles(folder: string, { steps }: Workflow, file: YamlFile, position: YamlPosition): Promise<void> {
  for (const [index, step] of steps.entries()) {
    for (const path of getFiles(step)) {
      const isThere = await access(join(folder, path)).then(
        () => true,
        () => false,
      );
      if (!isThere) file.refuse([...position, 'steps', index], `refers to a missing file: ${path}`);
    }
  }
}

function dropUndeclaredEvents(workflow: Workflow, { rest }: Contract): Workflow {
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
  missingCoverage: MissingCoverage,
): Promise<WorkflowDocument> {
  const file = await readYaml(join(folder, name), name);
  const document = checkForm(file);
  const resolve = createResolve(document, file);
  const workflows: Workflow[] = [];
  for (const [index, raw] of document.workflows.entries()) {
    const position = ['workflows', index];
    const written = toWorkflow(raw, resolve, position);
    const workflow = missingCoverage === 'left out' ? dropUndeclaredEvents(written, contract) : written;
    checkWorkflow(workflow, { contract, missingCoverage }, file, position);
    await checkFiles(folder, workflow, file, position);
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
  missingCoverage: MissingCoverage = 'refused',
): Promise<readonly WorkflowDocument[]> {
  const names = await readdir(folder).catch(() => {
    throw new FatalError(`Can't read the workflow folder ${folder}.`);
  });
  const documentNames = names.filter((name) => name.endsWith(extension)).toSorted();
  if (documentNames.length === 0)
    throw new FatalError(`The folder ${folder} has no workflow documents (*${extension}).`);
  const documents: WorkflowDocument[] = [];
  for (const name of documentNames) documents.push(await readDocument(folder, name, contract, missingCoverage));
  return documents;
}
