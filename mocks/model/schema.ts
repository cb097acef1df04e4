import type { components } from '#src/contract/generated/schema.ts';

/** An entity of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
