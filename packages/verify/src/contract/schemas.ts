import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { FatalError } from '#verify/base/finding.ts';
import type { JsonSchema } from './documents.ts';
import { asText, atPointer, type Fields, isFields, normaliseName } from '#verify/base/values.ts';

/** `at` is a JSON pointer. */
export type SchemaMismatch = {
  readonly at: string;
  readonly text: string;
  readonly missing?: readonly string[];
};

/** Escapes a key for a JSON pointer. */
export function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** `pointerTo('paths', '/api/v1/stories', 'get')` is `#/paths/~1api~1v1~1stories/get`. */
export function pointerTo(...parts: readonly string[]): string {
  return `#/${parts.map(escaped).join('/')}`;
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
 * errors, then with the most required fields. The errors of the others only confuse. `errorsIn` returns a schema's
 * errors in a value.
 */
function withMeantAlternative(
  errors: readonly ErrorObject[],
  errorsIn: (schema: AnySchema, value: unknown) => readonly ErrorObject[],
): readonly ErrorObject[] {
  const [choice] = errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .toSorted((one, other) => one.instancePath.length - other.instancePath.length);
  if (!choice) return errors;
  const { instancePath, schema, data } = choice;
  const all = (schema as readonly JsonSchema[]).map((alternative) => ({
    found: errorsIn(alternative, data),
    present: (alternative.required ?? []).filter((name) => isFields(data) && name in data).length,
  }));
  const [meant] = all
    .map(({ found, present }) => ({ found: withMeantAlternative(found, errorsIn), present }))
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
  return [...withMeantAlternative(others, errorsIn), ...meant.found.map(inPlace)];
}

/** `near`: a declared field beside it that differs only in case and separators. */
export type UndeclaredField = { readonly path: string; readonly near?: string };

/** Paths such as `data[].title` or `errors.*`: list entries and the values of a map share one path. */
export type ReadFields = { readonly seen: readonly string[]; readonly undeclared: readonly UndeclaredField[] };

/** More undeclared fields in one object than this are reported as one path that ends with `*`. */
const most = 10;

type Place = { readonly pointer: string; readonly schema: Fields };

function isOpen({ schema: { type, properties, additionalProperties } }: Place): boolean {
  const hasObjects = type === undefined || [type].flat().includes('object');
  return hasObjects && (additionalProperties === undefined ? !properties : additionalProperties !== false);
}

/** Pointers to the schemas of a field; `*` is any field of a map. */
function pointersTo(places: readonly Place[], name: string): readonly string[] {
  return places.flatMap(({ pointer, schema: { properties, additionalProperties } }) => {
    if (name === '*') return isFields(additionalProperties) ? [`${pointer}/additionalProperties`] : [];
    return isFields(properties) && Object.hasOwn(properties, name) ? [`${pointer}/properties/${escaped(name)}`] : [];
  });
}

function itemsOf(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ pointer, schema }) => (isFields(schema['items']) ? [`${pointer}/items`] : []));
}

function namesIn(places: readonly Place[]): readonly string[] {
  return places.flatMap(({ schema }) => (isFields(schema['properties']) ? Object.keys(schema['properties']) : []));
}

function findNear(places: readonly Place[], value: Fields, name: string): string | undefined {
  return namesIn(places).find(
    (declared) => normaliseName(declared) === normaliseName(name) && !Object.hasOwn(value, declared),
  );
}

/** A document's schemas, each named by its JSON pointer. */
export class Schemas {
  readonly #document: object;
  readonly #name: string;
  readonly #complaints: string[] = [];
  readonly #ajv: Ajv2020;
  readonly #alternatives = new Map<string, ValidateFunction>();

  constructor(document: object, name: string) {
    this.#document = document;
    this.#name = name;
    const complain = (...args: readonly unknown[]): void => {
      this.#complaints.push(args.map(asText).join(' '));
    };
    const logger = { log: complain, warn: complain, error: complain };
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, logger });
    addFormats(this.#ajv);
    this.#ajv.addSchema(document, name);
  }

  /** Compiles the schema on first use. Throws `FatalError` when it doesn't compile. */
  check(pointer: string, value: unknown): readonly SchemaMismatch[] {
    const validate = this.#ajv.getSchema(this.#name + encodeURI(pointer));
    if (!validate || this.#complaints.length > 0) {
      throw new FatalError(`The schema ${pointer} in ${this.#name} doesn't compile: ${this.#complaints.join('; ')}`);
    }
    if (validate(value) === true) return [];
    return toMismatches(withMeantAlternative(validate.errors ?? [], (schema, part) => this.#errorsIn(schema, part)));
  }

  /** Returns the documented and undocumented fields of a value. */
  readFields(root: string, whole: unknown): ReadFields {
    const seen = new Set<string>();
    const undeclared = new Map<string, UndeclaredField>();
    const visit = (pointers: readonly string[], value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const fits = (part: string): boolean => this.check(part, value).length === 0;
      const places = pointers.flatMap((pointer) => this.#expand(pointer, fits));
      if (Array.isArray(value)) {
        const items = itemsOf(places);
        for (const item of items.length > 0 ? value : []) visit(items, item, `${path}[]`);
      } else if (places.some((place) => isOpen(place) || isFields(place.schema['properties']))) {
        visitFields(places, value as Fields, path === '' ? '' : `${path}.`);
      }
    };
    const visitFields = (places: readonly Place[], value: Fields, prefix: string): void => {
      const unknown: string[] = [];
      for (const [name, field] of Object.entries(value)) {
        const declared = pointersTo(places, name);
        if (declared.length > 0) {
          seen.add(`${prefix}${name}`);
          visit(declared, field, `${prefix}${name}`);
        } else if (places.some(isOpen)) visit(pointersTo(places, '*'), field, `${prefix}*`);
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
  listFields(root: string): readonly string[] {
    const paths = new Set<string>();
    const visit = (pointers: readonly string[], path: string, above: ReadonlySet<string>): void => {
      const places = pointers
        .flatMap((pointer) => this.#expand(pointer, () => true))
        .filter(({ pointer }) => !above.has(pointer));
      const inside = new Set([...above, ...places.map(({ pointer }) => pointer)]);
      const prefix = path === '' ? '' : `${path}.`;
      for (const name of new Set(namesIn(places))) {
        paths.add(`${prefix}${name}`);
        visit(pointersTo(places, name), `${prefix}${name}`, inside);
      }
      const [items, values] = [itemsOf(places), pointersTo(places, '*')];
      if (items.length > 0) visit(items, `${path}[]`, inside);
      if (values.length > 0) visit(values, `${prefix}*`, inside);
    };
    visit([root], '', new Set());
    return [...paths];
  }

  #errorsIn(schema: AnySchema, value: unknown): readonly ErrorObject[] {
    // A reference in an alternative is relative to the document.
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${this.#name}#`);
    const validate = this.#alternatives.get(text) ?? this.#ajv.compile(JSON.parse(text) as AnySchema);
    this.#alternatives.set(text, validate);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  }

  /** Returns a schema with its references and alternatives: those that `fits` accepts, or all if it accepts none. */
  #expand(pointer: string, fits: (pointer: string) => boolean): readonly Place[] {
    const schema = atPointer(this.#document, pointer);
    if (!isFields(schema)) return [];
    const members = (keyword: string): readonly string[] => {
      const list = schema[keyword];
      return Array.isArray(list) ? list.map((_, index) => `${pointer}/${keyword}/${index}`) : [];
    };
    const alternatives = ['oneOf', 'anyOf'].map(members).map((all) => {
      const fitting = all.length > 1 ? all.filter(fits) : all;
      return fitting.length > 0 ? fitting : all;
    });
    const parts = [
      ...(typeof schema['$ref'] === 'string' ? [schema['$ref']] : []),
      ...members('allOf'),
      ...alternatives.flat(),
    ];
    const own = parts.length === 0 || 'properties' in schema ? [{ pointer, schema }] : [];
    return [...own, ...parts.flatMap((part) => this.#expand(part, fits))];
  }
}
