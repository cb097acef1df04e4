/** A condition of Arazzo: `simple` (comparisons) or `regex` on `context`. */
export type Criterion = {
  readonly condition: string;
  readonly type?: 'simple' | 'regex';
  readonly context?: string;
};

/** A step that failed is made again (`onFailure` with `retry`). */
export type Retry = {
  readonly name: string;
  readonly type: 'retry';
  /** Seconds until then. */
  readonly retryAfter: number;
  readonly retryLimit: number;
  /** Only where these hold; left out, always. */
  readonly criteria?: readonly Criterion[];
};

/** A parameter of a call; `value` is a literal or a runtime expression. */
export type StepParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly value: unknown;
};

/** An event that a step must cause (`x-events`). How long it may take stands in the operation's `x-emits`. */
export type DueEvent = {
  /** The channel's key in the AsyncAPI document. */
  readonly channel: string;
  readonly message: string;
  /** The id in the channel's address, as an expression. */
  readonly id: unknown;
  /** Fields that its payload must have. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Due only in the mock environment, where it is known what an answer brings about. */
  readonly mock?: boolean;
};

/** Two values that must be exactly the same (`x-same`). */
export type SameValues = { readonly actual: unknown; readonly expected: unknown };

/** A value that no entry of a list has (`x-absent`): what was deleted is listed no more. */
export type AbsentValue = {
  readonly list: string;
  /** The field of each entry. */
  readonly at: string;
  readonly value: unknown;
};

/** An address whose bytes must be exactly those of a file (`x-download`). */
export type Download = { readonly url: string; readonly file: string };

/** What must be brought about in the mock environment before a step, since no call can (`x-mock-before`). */
export type MockBefore = { readonly failWork: string; readonly reason: string };

/** A state without which a step is not made (`x-when`); `otherwise` says why it was left out. */
export type When = Criterion & { readonly otherwise: string };

/** One call of a workflow. */
export type Step = {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters: readonly StepParameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload: unknown };
  readonly successCriteria: readonly Criterion[];
  readonly onFailure: readonly Retry[];
  readonly outputs: Readonly<Record<string, string>>;
  /** Creates, changes or deletes: made with `--allow-writes` only. Must be said of every call but GET. */
  readonly 'x-writes': boolean | undefined;
  readonly 'x-events': readonly DueEvent[];
  readonly 'x-same': readonly SameValues[];
  readonly 'x-absent'?: readonly AbsentValue[];
  readonly 'x-download'?: Download;
  /** Expressions without whose values it is not made, such as what must be put back afterwards. */
  readonly 'x-needs'?: readonly string[];
  /** What must hold before it is made, of what the steps before it have left. */
  readonly 'x-when'?: readonly When[];
  readonly 'x-mock-before'?: MockBefore;
};

/** A journey of the specification, call by call. */
export type Workflow = {
  readonly workflowId: string;
  readonly summary: string;
  /** Names of inputs without which it cannot be made. */
  readonly needs: readonly string[];
  readonly steps: readonly Step[];
  /** Made by a caller of its own, so that what it does to a login touches nobody else's (`x-caller: new`). */
  readonly ownCaller: boolean;
};

/** An Arazzo document as it was read; whatever is left out there has its default here. */
export type WorkflowDocument = {
  /** As a person names the file. */
  readonly file: string;
  /** The folder that `$file('…')` starts from. */
  readonly folder: string;
  readonly title: string;
  readonly workflows: readonly Workflow[];
};
