import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FatalError } from '#verify/base/finding.ts';

export type Criterion = {
  readonly condition: string;
  readonly type?: 'simple' | 'regex';
  readonly context?: string;
};

/** Repeats a failed step (`onFailure` with `retry`). */
export type Retry = {
  readonly name: string;
  readonly type: 'retry';
  /** In seconds. */
  readonly retryAfter: number;
  readonly retryLimit: number;
  /** Required for a retry. Default: always. */
  readonly criteria?: readonly Criterion[];
};

/** `value` is a literal or a runtime expression. */
export type StepParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly value: unknown;
};

/** What a step knows of an event in the operation's `x-emits` that the contract doesn't say (`x-events`). */
export type StepEvent = {
  readonly channel: string;
  readonly message: string;
  /** Default: the contract's, if it's known before the request. */
  readonly id?: unknown;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Expected only from the mock server, whose effects are known. */
  readonly mock?: boolean;
};

/** Two values that must be equal (`x-same`). */
export type SameValues = { readonly actual: unknown; readonly expected: unknown };

/** A value that no list entry may have (`x-absent`), such as a deleted record's id. */
export type AbsentValue = {
  readonly list: string;
  readonly at: string;
  readonly value: unknown;
};

/** An address that must return exactly a file's bytes (`x-download`). */
export type Download = { readonly url: string; readonly file: string };

/** A step's precondition (`x-when`). `otherwise` is the reason for skipping it. */
type When = Criterion & { readonly otherwise: string };

export type Step = {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters: readonly StepParameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly onFailure: readonly Retry[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Creates, changes or deletes, so needs `--allow-writes`. Required for every method but GET. */
  readonly 'x-writes'?: boolean;
  readonly 'x-events'?: readonly StepEvent[];
  readonly 'x-same'?: readonly SameValues[];
  readonly 'x-absent'?: readonly AbsentValue[];
  readonly 'x-download'?: Download;
  /** A server-given address to send the request to, instead of the operation's path, as clients do. */
  readonly 'x-action'?: string;
  /** Expressions that need a value, such as data to restore afterwards. */
  readonly 'x-needs'?: readonly string[];
  readonly 'x-when'?: readonly When[];
  /** Only possible on the mock server. */
  readonly 'x-mock'?: true;
};

export type Workflow = {
  readonly workflowId: string;
  readonly summary: string;
  readonly inputs?: { readonly required?: readonly string[] };
  readonly steps: readonly Step[];
  /** Uses its own client so that it can't affect other logins. */
  readonly 'x-caller'?: 'new';
};

export type WorkflowDocument = {
  readonly file: string;
  /** Base folder for `$file('path')`. */
  readonly folder: string;
  readonly workflows: readonly Workflow[];
};

/** A component, or a reference to one such as `$components.parameters.login`. */
type Or<Value> = readonly (Value | { readonly reference: string })[];

/** As in the file: Arazzo 1.0.1. Its form is checked by a test, because the documents are part of this project. */
type RawDocument = {
  readonly workflows: readonly (Omit<Workflow, 'steps'> & {
    readonly parameters?: Or<StepParameter>;
    readonly steps: readonly (Omit<Step, 'parameters' | 'onFailure'> & {
      readonly parameters?: Or<StepParameter>;
      readonly onFailure?: Or<Retry>;
    })[];
  })[];
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const extension = '.arazzo.yaml';

/** Reads the file's text as a document. Throws `FatalError` when it isn't YAML or refers to a missing component. */
export function parseWorkflows(text: string, file: string, folder: string): WorkflowDocument {
  let document: RawDocument;
  try {
    document = parse(text) as RawDocument;
  } catch (error) {
    throw new FatalError(`${file}: ${error instanceof Error ? error.message : 'not YAML'}`);
  }
  const resolve = <Value extends object>(values: Or<Value> = []): readonly Value[] =>
    values.map((value) => {
      if (!('reference' in value)) return value;
      const [, kind = '', name = ''] = /^\$components\.(\w+)\.([\w-]+)$/.exec(value.reference) ?? [];
      const component = document.components?.[kind]?.[name];
      if (component === undefined) throw new FatalError(`${file}: ${value.reference} doesn't exist.`);
      return component as Value;
    });
  const workflows = document.workflows.map(({ parameters, steps, ...workflow }) => ({
    ...workflow,
    steps: steps.map((step) => ({
      ...step,
      // The step's own come last and win.
      parameters: [...resolve(parameters), ...resolve(step.parameters)],
      onFailure: resolve(step.onFailure),
    })),
  }));
  return { file, folder, workflows };
}

/** Reads a folder's Arazzo documents, by name. Throws `FatalError` when there are none or one can't be read. */
export async function readWorkflows(folder: string): Promise<readonly WorkflowDocument[]> {
  const names = await readdir(folder).catch(() => {
    throw new FatalError(`Can't read the workflow folder ${folder}.`);
  });
  const files = names.filter((name) => name.endsWith(extension)).toSorted();
  if (files.length === 0) throw new FatalError(`The folder ${folder} has no workflow documents (*${extension}).`);
  return Promise.all(
    files.map(async (file) => parseWorkflows(await readFile(join(folder, file), 'utf8'), file, folder)),
  );
}
