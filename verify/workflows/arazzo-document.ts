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
