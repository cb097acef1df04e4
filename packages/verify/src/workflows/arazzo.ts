import type { Retry, Step, StepParameter } from './workflow-document.ts';

export type Reference = { readonly reference: string };

type Or<Value> = readonly (Value | Reference)[];

type Defaulted = 'parameters' | 'onFailure' | 'outputs' | 'x-writes' | 'x-events' | 'x-same';

/** A step before defaults and component references are resolved. */
export type RawStep = Omit<Step, Defaulted> &
  Partial<Pick<Step, 'outputs' | 'x-writes' | 'x-events' | 'x-same'>> & {
    readonly parameters?: Or<StepParameter>;
    readonly onFailure?: Or<Retry>;
  };

export type RawWorkflow = {
  readonly workflowId: string;
  readonly summary: string;
  readonly inputs?: { readonly required?: readonly string[]; readonly properties: Readonly<Record<string, unknown>> };
  readonly parameters?: Or<StepParameter>;
  readonly steps: readonly RawStep[];
  readonly 'x-caller'?: 'new';
};

export type RawDocument = {
  readonly info: { readonly title: string };
  readonly workflows: readonly RawWorkflow[];
  readonly components?: {
    readonly parameters?: Readonly<Record<string, StepParameter>>;
    readonly failureActions?: Readonly<Record<string, Retry>>;
  };
};

/** The supported subset of Arazzo 1.0.1 with the verifier's extensions. Anything else is rejected. */
const text = { type: 'string', minLength: 1 } as const;
const name = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' } as const;

function list(items: object): object {
  return { type: 'array', items };
}

function map(additionalProperties: object): object {
  return { type: 'object', additionalProperties };
}

function strict(properties: Readonly<Record<string, object>>, ...required: readonly string[]): object {
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  };
}

function orReference(schema: object): object {
  return {
    if: { type: 'object', required: ['reference'] },
    // oxlint-disable-next-line unicorn/no-thenable -- the key is JSON Schema's
    then: strict({ reference: text }, 'reference'),
    else: schema,
  };
}

const criterion = strict({ condition: text, type: { enum: ['simple', 'regex'] }, context: text }, 'condition');

const parameter = strict({ name: text, in: { enum: ['path', 'query', 'header'] }, value: {} }, 'name', 'in', 'value');

const retry = strict(
  {
    name,
    type: { const: 'retry' },
    retryAfter: { type: 'number', minimum: 0 },
    retryLimit: { type: 'integer', minimum: 1 },
    criteria: list(criterion),
  },
  'name',
  'type',
  'retryAfter',
  'retryLimit',
);

const extensions = {
  'x-writes': { type: 'boolean' },
  'x-events': list(
    strict({ channel: name, message: text, id: {}, payload: map({}), mock: { type: 'boolean' } }, 'channel', 'message'),
  ),
  'x-same': list(strict({ actual: {}, expected: {} }, 'actual', 'expected')),
  'x-absent': list(strict({ list: text, at: name, value: {} }, 'list', 'at', 'value')),
  'x-action': text,
  'x-needs': list(text),
  'x-when': list(
    strict(
      { condition: text, type: { enum: ['simple', 'regex'] }, context: text, otherwise: text },
      'condition',
      'otherwise',
    ),
  ),
  'x-download': strict({ url: text, file: text }, 'url', 'file'),
  'x-mock': { const: true },
} as const;

const step = strict(
  {
    stepId: name,
    description: text,
    operationId: text,
    parameters: list(orReference(parameter)),
    requestBody: strict({ contentType: text, payload: {} }, 'payload'),
    successCriteria: { ...list(criterion), minItems: 1 },
    onFailure: list(orReference(retry)),
    outputs: map(text),
    ...extensions,
  },
  'stepId',
  'operationId',
  'successCriteria',
);

const inputs = {
  type: 'object',
  properties: {
    type: { const: 'object' },
    required: list(name),
    properties: map({ type: 'object' }),
  },
  required: ['type', 'properties'],
} as const;

const workflow = strict(
  {
    workflowId: name,
    summary: text,
    description: text,
    inputs,
    parameters: list(orReference(parameter)),
    steps: { ...list(step), minItems: 1 },
    'x-caller': { const: 'new' },
  },
  'workflowId',
  'summary',
  'steps',
);

const source = strict({ name, url: text, type: { const: 'openapi' }, 'x-serverUrl': text }, 'name', 'url', 'type');

export const arazzoSchema = strict(
  {
    arazzo: { type: 'string', pattern: String.raw`^1\.0\.\d+$` },
    info: strict({ title: text, version: text, summary: text, description: text }, 'title', 'version'),
    sourceDescriptions: { ...list(source), minItems: 1, maxItems: 1 },
    workflows: { ...list(workflow), minItems: 1 },
    components: strict({
      parameters: map(parameter),
      failureActions: map(retry),
    }),
  },
  'arazzo',
  'info',
  'sourceDescriptions',
  'workflows',
);
