import { inspect } from 'node:util';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { FatalError } from '#verify/base/finding.ts';
import type { JsonSchema } from './documents.ts';
import { asText, type Fields, isFields, normaliseName, shorten } from '#verify/base/values.ts';

/** `at` is a JSON pointer. */
export type SchemaMismatch = {
  readonly at: string;
  readonly text: string;
  readonly missing?: readonly string[];
};

function complain(...args: readonly unknown[]): never {
  throw new Error(args.map(asText).join(' '));
}

const logger = { log: complain, warn: complain, error: complain };
const options = { strict: false, allErrors: true, verbose: true, validateSchema: false, logger };
const ajv = addFormats(new Ajv2020(options));
/** For forms and addresses, in which numbers are texts. */
const coercingAjv = addFormats(new Ajv2020({ ...options, coerceTypes: true }));

/** Compiles the schema on first use. Throws `FatalError` when it doesn't compile. */
function errorsOf(schema: JsonSchema, value: unknown, compiler = ajv): readonly ErrorObject[] {
  try {
    const validate = compiler.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  } catch (error) {
    const why = error instanceof RangeError ? 'it contains itself' : asText((error as Error).message);
    const text = inspect(schema, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
    throw new FatalError(`A schema of the contract doesn't compile: ${why}. It is ${shorten(text, 200)}`);
  }
}

/** Show only the first few. */
const limit = 5;

function toMismatches(all: readonly ErrorObject[]): readonly SchemaMismatch[] {
  const missingAt = (at: string, by: string): readonly string[] =>
    all.flatMap(({ keyword, instancePath, schemaPath, params }) =>
      keyword === 'required' && instancePath === at && schemaPath === by ? [String(params['missingProperty'])] : [],
    );
  const faults = all.map(
    ({ instancePath, schemaPath, message = "doesn't match the schema", params, keyword }): SchemaMismatch => {
      if (keyword === 'required') {
        const missing = [...new Set(missingAt(instancePath, schemaPath))];
        const names = missing.map((property) => `'${property}'`).join(', ');
        const text = `must have required propert${missing.length === 1 ? 'y' : 'ies'} ${names}`;
        return { at: instancePath, text, missing };
      }
      const named = keyword === 'enum' ? `: ${JSON.stringify(params['allowedValues'])}` : '';
      const property: unknown = params['additionalProperty'];
      const extra = typeof property === 'string' ? `: ${property}` : '';
      return { at: instancePath, text: `${message}${named}${extra}` };
    },
  );
  return [...new Map(faults.map((fault) => [`${fault.at} ${fault.text}`, fault])).values()].slice(0, limit);
}

/** Another alternative was meant if the value has the wrong type as a whole, or else the wrong constant in a field. */
function weigh(found: readonly ErrorObject[]): number {
  const weights = found.map(({ keyword, instancePath }) => {
    if (instancePath === '') return keyword === 'type' ? 10_000 : 1;
    return keyword === 'const' || keyword === 'enum' ? 101 : 1;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Keeps the errors of the alternative that was meant: the one with the right types and constants, then with the fewest
 * errors, then with the most required fields. The errors of the others only confuse.
 */
function withMeantAlternative(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const [choice] = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .toSorted((one, other) => one.instancePath.length - other.instancePath.length);
  if (!choice) return errors;
  const { instancePath, schema, data } = choice;
  const all = (schema as readonly JsonSchema[]).map((alternative) => ({
    found: errorsOf(alternative, data),
    present: (alternative.required ?? []).filter((name) => isFields(data) && name in data).length,
  }));
  const [meant] = all
    .map(({ found, present }) => ({ found: withMeantAlternative(found), present }))
    // Several alternatives of a `oneOf` may fit.
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => weigh(one.found) - weigh(other.found) || other.present - one.present);
  if (!meant) return errors;
  const inPlace = (error: ErrorObject): ErrorObject => ({
    ...error,
    instancePath: `${instancePath}${error.instancePath}`,
  });
  const key = (error: ErrorObject): string => `${error.instancePath} ${error.keyword} ${error.message}`;
  const ofAlternatives = new Set(all.flatMap(({ found }) => found.map(inPlace).map(key)));
  const others = errors.filter((error) => error !== choice && !ofAlternatives.has(key(error)));
  return [...withMeantAlternative(others), ...meant.found.map(inPlace)];
}

/** Returns what is wrong with a value. */
export function checkSchema(schema: JsonSchema, value: unknown): readonly SchemaMismatch[] {
  return toMismatches(withMeantAlternative(errorsOf(schema, value)));
}

/** Returns what is wrong with a text, or with an object of texts, whose numbers become numbers. */
export function checkTexts(schema: JsonSchema, value: string | Record<string, unknown>): readonly SchemaMismatch[] {
  return toMismatches(withMeantAlternative(errorsOf(schema, value, coercingAjv)));
}

/** `near`: a declared field beside it that differs only in case and separators. */
export type UndeclaredField = { readonly path: string; readonly near?: string };

/** Paths such as `data[].title` or `errors.*`: list entries and the values of a map share one path. */
export type ReadFields = { readonly seen: readonly string[]; readonly undeclared: readonly UndeclaredField[] };

/** More undeclared fields in one object than this are reported as one path that ends with `*`. */
const most = 10;

function isOpen({ type, properties, additionalProperties }: JsonSchema): boolean {
  const hasObjects = type === undefined || [type].flat().includes('object');
  return hasObjects && (additionalProperties === undefined ? !properties : additionalProperties !== false);
}

/** The schemas of a field. */
function schemasOf(places: readonly JsonSchema[], name: string): readonly JsonSchema[] {
  return places.flatMap(({ properties = {} }): readonly JsonSchema[] => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema ? [schema] : [];
  });
}

/** The schemas of a map's fields. */
function mapValuesOf(places: readonly JsonSchema[]): readonly JsonSchema[] {
  return places.flatMap(({ additionalProperties: schema }) => (typeof schema === 'object' ? [schema] : []));
}

function itemsOf(places: readonly JsonSchema[]): readonly JsonSchema[] {
  return places.flatMap(({ items }) => (items ? [items] : []));
}

function namesIn(places: readonly JsonSchema[]): readonly string[] {
  return places.flatMap(({ properties = {} }) => Object.keys(properties));
}

function findNear(places: readonly JsonSchema[], value: Fields, name: string): string | undefined {
  return namesIn(places).find(
    (declared) => normaliseName(declared) === normaliseName(name) && !Object.hasOwn(value, declared),
  );
}

/** Returns a schema with its parts and alternatives: those that `fits` accepts, or all if it accepts none. */
function expand(schema: JsonSchema, fits: (schema: JsonSchema) => boolean): readonly JsonSchema[] {
  const { allOf = [], oneOf = [], anyOf = [] } = schema;
  const alternatives = [oneOf, anyOf].flatMap((all) => {
    const fitting = all.length > 1 ? all.filter(fits) : [];
    return fitting.length > 0 ? fitting : all;
  });
  const parts = [...allOf, ...alternatives];
  const own = parts.length === 0 || schema.properties ? [schema] : [];
  return [...own, ...parts.flatMap((part) => expand(part, fits))];
}

/** Returns the documented and undocumented fields of a value. */
export function readFields(root: JsonSchema, whole: unknown): ReadFields {
  const seen = new Set<string>();
  const undeclared = new Map<string, UndeclaredField>();
  const visit = (schemas: readonly JsonSchema[], value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const fits = (part: JsonSchema): boolean => errorsOf(part, value).length === 0;
    const places = schemas.flatMap((schema) => expand(schema, fits));
    if (Array.isArray(value)) {
      const items = itemsOf(places);
      for (const item of items.length > 0 ? value : []) visit(items, item, `${path}[]`);
    } else if (places.some((place) => isOpen(place) || place.properties)) {
      visitFields(places, value as Fields, path === '' ? '' : `${path}.`);
    }
  };
  const visitFields = (places: readonly JsonSchema[], value: Fields, prefix: string): void => {
    const unknown: string[] = [];
    for (const [name, field] of Object.entries(value)) {
      const declared = schemasOf(places, name);
      if (declared.length > 0) {
        seen.add(`${prefix}${name}`);
        visit(declared, field, `${prefix}${name}`);
      } else if (places.some(isOpen)) visit(mapValuesOf(places), field, `${prefix}*`);
      else unknown.push(name);
    }
    for (const name of unknown.length > most ? ['*'] : unknown) {
      const near = findNear(places, value, name);
      undeclared.set(`${prefix}${name}`, { path: `${prefix}${name}`, ...(near !== undefined && { near }) });
    }
  };
  visit([root], whole, '');
  return { seen: [...seen], undeclared: [...undeclared.values()] };
}

/** Returns the paths of all documented fields. A recursive schema counts once. */
export function listFields(root: JsonSchema): readonly string[] {
  const paths = new Set<string>();
  const visit = (schemas: readonly JsonSchema[], path: string, above: ReadonlySet<JsonSchema>): void => {
    const places = schemas.flatMap((schema) => expand(schema, () => true)).filter((place) => !above.has(place));
    const inside = new Set([...above, ...places]);
    const prefix = path === '' ? '' : `${path}.`;
    for (const name of new Set(namesIn(places))) {
      paths.add(`${prefix}${name}`);
      visit(schemasOf(places, name), `${prefix}${name}`, inside);
    }
    const [items, values] = [itemsOf(places), mapValuesOf(places)];
    if (items.length > 0) visit(items, `${path}[]`, inside);
    if (values.length > 0) visit(values, `${prefix}*`, inside);
  };
  visit([root], '', new Set());
  return [...paths];
}
