import type { JsonObject } from '../../generate/bundle.ts';
import { entries, getMessages, getOperations, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * `x-origin` shows a backend team what is required: `specification`, `specification-partial` (the response is our
 * proposal), or `extension` (not in the specification). An extension's description needs a sentence that starts with
 * "For".
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

export const origins: Rule = {
  name: 'origins',
  find: ({ openapi, asyncapi }) => {
    const all: [string, JsonObject][] = [
      ...getOperations(openapi).map(({ id, operation }): [string, JsonObject] => [id, operation]),
      ...entries(asyncapi, 'channels').map(([key, channel]): [string, JsonObject] => [`channel ${key}`, channel]),
      ...getMessages(asyncapi).map(({ channel, name, message }): [string, JsonObject] => [
        `${channel} ${name}`,
        message,
      ]),
    ];
    return all.flatMap(([place, value]): Finding[] => {
      const sentence = findMismatch(value, text(value, 'description') || text(value, 'summary'));
      return sentence === null ? [] : [{ place, sentence }];
    });
  },
};
