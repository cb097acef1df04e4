import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { withDefaults } from '#mocks/contract/json-schemas.ts';
import { sessionMeta, tables } from '#mocks/model/tables.ts';
import { isFields } from '#shared/values.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

type ObjectSchema = JsonSchema & { readonly properties: Record<string, JsonSchema>; readonly required: string[] };

/** Replaces the contract's names of `tables` with its schemas. */
function withContract(node: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((inner) => withContract(inner, schemas));
  if (!isFields(node)) return node;
  const name = node['x-contract'];
  if (typeof name !== 'string')
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, withContract(inner, schemas)]));
  const { field, without } = node as { field?: string; without?: string[] };
  const schema = schemas[name] as ObjectSchema;
  if (field !== undefined) return schema.properties[field];
  if (!without) return { $ref: `#/components/schemas/${name}` };
  const remaining = Object.entries(schema.properties).filter(([key]) => !without.includes(key));
  return {
    type: 'object',
    required: schema.required.filter((key) => !without.includes(key)),
    properties: Object.fromEntries(remaining),
  };
}

type StoredForm = {
  readonly tables: Readonly<Record<keyof typeof tables, JsonSchema>>;
  readonly meta: JsonSchema;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

/** Returns the JSON schema of each table's rows (`tables`) and of a session's state (`meta`), with what they refer to. */
export function createStoredForm(): StoredForm {
  const schemas = readOpenApi().components?.schemas ?? {};
  return {
    tables: withContract(structuredClone(tables), schemas) as Readonly<Record<keyof typeof tables, JsonSchema>>,
    meta: { ...sessionMeta },
    components: { schemas },
  };
}

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction | null>();

/** Compiled at first use: a server's first request needs only some tables. */
function findValidator(path: string): ValidateFunction | null {
  // References stay calls, so that defaults are also filled in below `oneOf`.
  ajv ??= addFormats(new Ajv2020({ strict: false, useDefaults: true, inlineRefs: false }));
  if (!ajv.getSchema('stored')) ajv.addSchema({ $id: 'stored', ...(withDefaults(createStoredForm(), true) as object) });
  const known = validators.get(path);
  if (known !== undefined) return known;
  const validator = ajv.getSchema(`stored#/${path}`) ?? null;
  validators.set(path, validator);
  return validator;
}

/**
 * Fills in the row's missing fields (the contract's `x-fallback`, the schema's default, null, false or an empty list) and
 * returns what is still wrong with it, or null.
 */
export function findRowProblem(table: string, row: unknown): string | null {
  const validate = Object.hasOwn(tables, table) ? findValidator(`tables/${table}`) : null;
  if (!validate) return `This version has no table ${table}.`;
  if (validate(row)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`.trim();
}

/** Returns whether it's valid state of a session, or valid in one of its parts. */
export function isValidMeta(value: unknown, part?: keyof (typeof sessionMeta)['properties']): boolean {
  return findValidator(part === undefined ? 'meta' : `meta/properties/${part}`)?.(value) === true;
}
