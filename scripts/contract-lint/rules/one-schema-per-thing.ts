import { isDeepStrictEqual } from 'node:util';
import { child } from '../../generate/bundle.ts';
import { entries, getMessages, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * Each type has one schema, shared by both documents. A bundler numbers the second one with the same name (`Story-2`),
 * which would change the type's name.
 */
const prefix = '#/components/schemas/';

export const oneSchemaPerThing: Rule = {
  name: 'one-schema-per-thing',
  find: ({ openapi, asyncapi }) => {
    const rest = child(child(openapi, 'components'), 'schemas');
    const events = child(child(asyncapi, 'components'), 'schemas');
    const written = getMessages(asyncapi)
      .filter(({ message }) => !text(child(message, 'payload'), '$ref').startsWith(prefix))
      .map(({ channel, name }): Finding => ({
        place: `${channel} ${name}`,
        sentence: 'has an inline payload; use a $ref to a schema in asyncapi/payloads.yaml.',
      }));
    const numbered = [openapi, asyncapi]
      .flatMap((document) => entries(child(document, 'components'), 'schemas'))
      .filter(([name]) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
      .map(([name]): Finding => ({
        place: `schema ${name}`,
        sentence: "has a name that isn't PascalCase; a number at its end means that two schemas have the same name.",
      }));
    const different = Object.keys(events)
      .filter((name) => name in rest && !isDeepStrictEqual(rest[name], events[name]))
      .map((name): Finding => ({
        place: `schema ${name}`,
        sentence: 'differs between the OpenAPI and the AsyncAPI document.',
      }));
    return [...written, ...numbered, ...different];
  },
};
