import type { Rule } from './rule.ts';
import { descriptions } from './rules/descriptions.ts';
import { emits } from './rules/emits.ts';
import { listExamples } from './rules/list-examples.ts';
import { namedExamples } from './rules/named-examples.ts';
import { oneSchemaPerThing } from './rules/one-schema-per-thing.ts';
import { operationIds } from './rules/operation-ids.ts';
import { optionalFields } from './rules/optional-fields.ts';
import { origins } from './rules/origins.ts';
import { plainTexts } from './rules/plain-texts.ts';
import { referenceCycles } from './rules/reference-cycles.ts';
import { schemaSubset } from './rules/schema-subset.ts';
import { sharedErrors } from './rules/shared-errors.ts';
import { summaries } from './rules/summaries.ts';
import { unusedDefinitions } from './rules/unused-definitions.ts';

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
  summaries,
  plainTexts,
];
