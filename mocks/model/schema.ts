import type { components } from '#src/contract/generated/schema.ts';

export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
