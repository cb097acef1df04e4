import type { JsonObject } from '../../generate/bundle.ts';
import { entries, getMessages, getOperations, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { getSchemas } from '../schemas.ts';

/**
 * `x-origin` shows a backend team what is required: `specification`, `specification-partial` (the response is our
 * proposal), or `extension` (not in the specification). An extension's description needs a sentence that starts with
 * "For". Inside something specified, `x-origin: proposed` marks our fields and `x-proposed` our values, forms and limits.
 */
const validOrigins = ['specification', 'specification-partial', 'extension'];

function findMismatch(value: JsonObject, description: string): string | null {
  const origin = value['x-origin'];
  if (origin === undefined) return `has no x-origin; expected one of ${validOrigins.join(', ')}.`;
  if (typeof origin !== 'string' || !validOrigins.includes(origin))
    return `has the x-origin ${JSON.stringify(origin)}; expected one of ${validOrigins.join(', ')}.`;
  if (origin !== 'extension' || /(?:^|[.!?;]\s+)For\s+\S+\s+\S+/.test(description)) return null;
  return 'is an extension; its description needs a sentence "For …" that names the screen or feature that uses it.';
}

/** What of a specified thing can be proposed (`x-proposed`). */
const proposableParts: readonly unknown[] = ['events', 'form', 'id', 'limits', 'path', 'required', 'status', 'values'];

function findInvalidProposal(value: JsonObject): string | null {
  const { 'x-origin': origin, 'x-proposed': parts } = value;
  if (origin !== undefined && origin !== 'proposed')
    return `has the x-origin ${JSON.stringify(origin)}; a schema or field is proposed or has none.`;
  return findInvalidParts(parts);
}

function findInvalidParts(parts: unknown): string | null {
  if (parts === undefined) return null;
  const known =
    Array.isArray(parts) && parts.length > 0 && parts.every((part: unknown) => proposableParts.includes(part));
  return known ? null : `has the x-proposed ${JSON.stringify(parts)}; expected some of ${proposableParts.join(', ')}.`;
}

export const origins: Rule = {
  name: 'origins',
  find: (documents) => {
    const { openapi, asyncapi } = documents;
    const all: [string, JsonObject][] = [
      ...getOperations(openapi).map(({ id, operation }): [string, JsonObject] => [id, operation]),
      ...entries(asyncapi, 'channels').map(([key, channel]): [string, JsonObject] => [`channel ${key}`, channel]),
      ...getMessages(asyncapi).map(({ channel, name, message }): [string, JsonObject] => [
        `${channel} ${name}`,
        message,
      ]),
    ];
    const findings = all.map(([place, value]) => ({
      place,
      sentence:
        findMismatch(value, text(value, 'description') || text(value, 'summary')) ??
        findInvalidParts(value['x-proposed']),
    }));
    const inSchemas = getSchemas(documents).map(({ place, schema }) => ({
      place,
      sentence: typeof schema === 'boolean' ? null : findInvalidProposal(schema),
    }));
    return [...findings, ...inSchemas].flatMap(({ place, sentence }): Finding[] =>
      sentence === null ? [] : [{ place, sentence }],
    );
  },
};
