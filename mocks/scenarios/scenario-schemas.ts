import { fileURLToPath } from 'node:url';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { withDefaults } from '#mocks/contract/json-schemas.ts';
import type { OpenApiDocument } from '#verify/contract/documents.ts';
import { readYaml, type YamlFile } from '#shared/yaml-file.ts';

type CheckFile = (name: string, file: YamlFile) => void;

/**
 * The contract's schemas, closed: servers may send extra fields, but in a scenario they're a mistake. Fields that would
 * be null, false or empty can be left out of the file.
 */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([word, value]) => [word, closed(value)]));
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner;
}

function createCheck(document: OpenApiDocument): CheckFile {
  const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: closed(withDefaults(document.components?.schemas ?? {})) } });
  ajv.addSchema(readYaml(fileURLToPath(new URL('./scenario.schema.yaml', import.meta.url))).data as object);
  return (name, file) => {
    const validate = ajv.getSchema(`scenario#/$defs/${name}`);
    if (!validate) throw new Error(`There is no schema of ${name}.`);
    if (validate(file.data)) return;
    // The deepest finding is the mistake; those above only follow from it.
    const locatedErrors = (validate.errors ?? []).map((error) => {
      const extra: unknown = error.params['additionalProperty'];
      const path = error.instancePath.split('/').slice(1);
      return { error, extra, where: typeof extra === 'string' ? [...path, extra] : path };
    });
    const [first] = locatedErrors.toSorted((one, other) => other.where.length - one.where.length);
    const reason =
      typeof first?.extra === 'string' ? 'is not known here.' : `${first?.error.message ?? 'is not valid'}.`;
    const where = (first?.where ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    throw new Error(file.complaint(where, reason));
  };
}

const cachedChecks = new WeakMap<OpenApiDocument, CheckFile>();

export function fileCheck(document: OpenApiDocument): CheckFile {
  const check = cachedChecks.get(document) ?? createCheck(document);
  cachedChecks.set(document, check);
  return check;
}
