import { child, isObject, type JsonObject } from '../../generate/bundle.ts';
import { entries, getMessages, getOperations, getResponses, list } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';
import { withInner } from '../schemas.ts';

/**
 * Every field of a response or an event is required (null where it can be empty) unless `x-optional` of its schema says
 * when it is absent: otherwise a misspelt field would count as a missing one. Schemas that only requests use are exempt.
 */
const prefix = '#/components/schemas/';

function findInObject(place: string, schema: JsonObject): Finding[] {
  const required = new Set(list(schema, 'required'));
  const reasons = child(schema, 'x-optional');
  const properties = Object.keys(child(schema, 'properties'));
  return [
    ...properties
      .filter((name) => !required.has(name) && typeof reasons[name] !== 'string')
      .map((name) => ({
        place: `${place}.${name}`,
        sentence: 'is optional without a reason; make it required or say in x-optional when it is absent.',
      })),
    ...Object.keys(reasons)
      .filter((name) => required.has(name) || !properties.includes(name))
      .map((name) => ({
        place: `${place}.${name}`,
        sentence: 'has a reason in x-optional, but is no optional field.',
      })),
  ];
}

export const optionalFields: Rule = {
  name: 'optional-fields',
  find: ({ openapi, asyncapi }) => {
    const schemas = {
      ...child(child(openapi, 'components'), 'schemas'),
      ...child(child(asyncapi, 'components'), 'schemas'),
    };
    const visited = new Set<string>();
    const visit = (place: string, outer: unknown): Finding[] => {
      if (!isObject(outer)) return [];
      return withInner({ place, schema: outer }).flatMap((inner) => {
        if (!isObject(inner.schema)) return [];
        const { $ref: reference } = inner.schema;
        if (typeof reference !== 'string') return findInObject(inner.place, inner.schema);
        const name = reference.slice(prefix.length);
        if (visited.has(name)) return [];
        visited.add(name);
        return visit(`schema ${name}`, schemas[name]);
      });
    };
    return [
      ...getOperations(openapi).flatMap(({ id, operation }) =>
        getResponses(openapi, operation).flatMap(({ status, response }) =>
          entries(response, 'content').flatMap(([, media]) => visit(`${id} ${status}`, media['schema'])),
        ),
      ),
      ...getMessages(asyncapi).flatMap(({ channel, name, message }) => visit(`${channel} ${name}`, message['payload'])),
    ];
  },
};
