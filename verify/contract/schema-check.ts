import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CannotRun } from '#verify/cannot-run.ts';
import { asText } from '#verify/fields.ts';

/** Where a value breaks its schema, as a JSON pointer, and how. */
export type SchemaFault = {
  readonly at: string;
  readonly text: string;
  /** Of an object that lacks fields: their names. */
  readonly missing?: readonly string[];
};

/** Checks values against the schemas of one document, which are named by their JSON pointer in it. */
export type SchemaCheck = (pointer: string, value: unknown) => readonly SchemaFault[];

/** `~` and `/` in a part of a JSON pointer. */
const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** `pointerTo('paths', '/api/v1/stories', 'get')` is `#/paths/~1api~1v1~1stories/get`. */
export const pointerTo = (...parts: readonly string[]): string => `#/${parts.map(escaped).join('/')}`;

/** Of the alternatives of a `oneOf` each complains; those of the one that came furthest say what is wrong. */
const limit = 5;

const faultsOf = ({ errors }: ValidateFunction): readonly SchemaFault[] => {
  const all = errors ?? [];
  /** Of one object by one schema: alternatives lack other fields each. */
  const missingAt = (at: string, by: string): readonly string[] =>
    all.flatMap(({ keyword, instancePath, schemaPath, params }) =>
      keyword === 'required' && instancePath === at && schemaPath === by ? [String(params['missingProperty'])] : [],
    );
  const faults = all.map(
    ({ instancePath, schemaPath, message = "doesn't match the schema", params, keyword }): SchemaFault => {
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
  // Whatever one object lacks is one fault.
  return [...new Map(faults.map((fault) => [`${fault.at} ${fault.text}`, fault])).values()].slice(0, limit);
};

/** Each schema of the document is compiled when it is first asked for; one that does not compile is said, not passed over. */
export const createSchemaCheck = (document: object, name: string): SchemaCheck => {
  const complaints: string[] = [];
  const complain = (...words: readonly unknown[]): void => {
    complaints.push(words.map(asText).join(' '));
  };
  const logger = { log: complain, warn: complain, error: complain };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger });
  addFormats(ajv);
  ajv.addSchema(document, name);
  return (pointer, value) => {
    const check = ajv.getSchema(name + encodeURI(pointer));
    if (!check || complaints.length > 0) {
      throw new CannotRun(`The schema ${pointer} in ${name} doesn't compile: ${complaints.join('; ')}`);
    }
    return check(value) === true ? [] : faultsOf(check as ValidateFunction);
  };
};
