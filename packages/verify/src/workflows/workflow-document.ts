import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { FatalError } from '#verify/base/finding.ts';
import { asText } from '#verify/base/values.ts';

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
  readonly outputs: Readonly<Record<string, string>>;
  /** Creates, changes or deletes, so needs `--allow-writes`. Required for every method but GET. */
  readonly 'x-writes': boolean | undefined;
  readonly 'x-events': readonly StepEvent[];
  readonly 'x-same': readonly SameValues[];
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
  readonly needs: readonly string[];
  readonly steps: readonly Step[];
  /** Uses its own client so that it can't affect other logins (`x-caller: new`). */
  readonly ownCaller: boolean;
};

export type WorkflowDocument = {
  readonly file: string;
  /** Base folder for `$file('path')`. */
  readonly folder: string;
  readonly title: string;
  readonly workflows: readonly Workflow[];
};

export type YamlPosition = readonly (string | number)[];

export type YamlFile = {
  readonly data: unknown;
  readonly refuse: (position: YamlPosition, reason: string) => never;
};

/** `name` is for messages. Throws `FatalError` when the file is missing or invalid YAML. */
export async function readYaml(path: string, name: string): Promise<YamlFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new FatalError(`Can't read the workflow document ${name}.`);
  });
  try {
    return {
      data: parse(text),
      refuse: (position, reason) => {
        throw new FatalError(`${name}: ${position.join('.')} ${reason}`);
      },
    };
  } catch (error) {
    throw new FatalError(`${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : asText(error)}`);
  }
}
