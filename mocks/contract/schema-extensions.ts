/** Our keywords in schemas (docs/contract.md), for validators that reject unknown ones. */
export const schemaExtensions = [
  'x-enum-descriptions',
  'x-exactly-one-of',
  'x-extensible-enum',
  'x-optional',
  'x-fallback',
  'x-origin',
  'x-proposed',
] as const;
