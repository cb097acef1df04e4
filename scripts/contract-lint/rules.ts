import type { Rule } from './rule.ts';
import { descriptions } from './rules/descriptions.ts';
import { emits } from './rules/emits.ts';
import { listExamples, namedExamples } from './rules/examples.ts';
import { operationIds, sharedErrors } from './rules/operations.ts';
import { origins } from './rules/origins.ts';
import {
  oneSchemaPerThing,
  optionalFields,
  referenceCycles,
  schemaSubset,
  unusedDefinitions,
} from './rules/schemas.ts';

export const rules: Rule[] = [
  operationIds,
  origins,
  optionalFields,
  sharedErrors,
  namedExamples,
  listExamples,
  emits,
  schemaSubset,
  referenceCycles,
  oneSchemaPerThing,
  unusedDefinitions,
  descriptions,
];
