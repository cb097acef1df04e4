import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { FatalError } from '#verify/fatal-error.ts';
import { asText } from '#verify/fields.ts';

/** `at` is a JSON pointer. */
export type SchemaMismatch = {
  readonly at: string;
  readonly text: string;
  readonly missing?: readonly string[];
};

export type SchemaCheck = (pointer: string, value: unknown) => readonly SchemaMismatch[];

function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** `pointerTo('paths', '/api/v1/stories', 'get')` is `#/paths/~1api~1v1~1stories/get`. */
export function pointerTo(...parts: readonly string[]): string {
  return `#/${parts.map(escaped).join('/')}`;
}

/** Each `oneOf` alternative adds errors; show only the first few. */
const limit = 5;

function toMismatches({ errors }: ValidateFunction): readonly SchemaMismatch[] {
  const all = errors ?? [];
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

/** Compiles each schema on first use. Throws `FatalError` when it doesn't compile. */
export function createSchemaCheck(document: object, name: string): SchemaCheck {
  const complaints: string[] = [];
  const complain = (...args: readonly unknown[]): void => {
    complaints.push(args.map(asText).join(' '));
  };
  const logger = { log: complain, warn: complain, error: complain };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger });
  addFormats(ajv);
  ajv.addSchema(document, name);
  return (pointer, value) => {
    const check = ajv.getSchema(name + encodeURI(pointer));
    if (!check || complaints.length > 0) {
      throw new FatalError(`The schema ${pointer} in ${name} doesn't compile: ${complaints.join('; ')}`);
    }
    return check(value) === true ? [] : toMismatches(check as ValidateFunction);
  };
}
