import type { Retry, Step, StepParameter } from './workflow-document.ts';

/** Stands for an entry of the document's components, such as `$components.parameters.login`. */
export type Reference = { readonly reference: string };

type Or<Found> = readonly (Found | Reference)[];

type Defaulted = 'parameters' | 'onFailure' | 'outputs' | 'x-writes' | 'x-events' | 'x-same';

/** A step as it is written: what is left out has no default yet, and components are only named. */
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

/** A document that `arazzoSchema` has found good. */
export type RawDocument = {
  readonly info: { readonly title: string };
  readonly workflows: readonly RawWorkflow[];
  readonly components?: {
    readonly parameters?: Readonly<Record<string, StepParameter>>;
    readonly failureActions?: Readonly<Record<string, Retry>>;
  };
};
