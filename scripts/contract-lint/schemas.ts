import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { type Documents, entries, getMessages, getOperations, getResponses, list, text } from './contract-documents.ts';

/** JSON Schema allows `true` and `false` as schemas. */
export type LocatedSchema = { place: string; schema: JsonObject | boolean };

const lists = ['oneOf', 'anyOf', 'allOf'];

function placed(place: string, schema: unknown): LocatedSchema[] {
  return isObject(schema) || typeof schema === 'boolean' ? [{ place, schema }] : [];
}

/** Returns the schema and those inside it. Does not follow references. */
export function withInner(outer: LocatedSchema): LocatedSchema[] {
  const { place, schema } = outer;
  if (typeof schema === 'boolean') return [outer];
  const { additionalProperties } = schema;
  const inner = [
    ...Object.entries(child(schema, 'properties')).flatMap(([name, value]) => placed(`${place}.${name}`, value)),
    ...placed(`${place}[]`, schema['items']),
    ...(isObject(additionalProperties) ? placed(`${place}.*`, additionalProperties) : []),
    ...lists.flatMap((key) =>
      list(schema, key).flatMap((value, index) => placed(`${place} (${key} ${index + 1})`, value)),
    ),
  ];
  return [outer, ...inner.flatMap(withInner)];
}

function ofContent(place: string, value: JsonObject): LocatedSchema[] {
  return entries(value, 'content').flatMap(([, media]) => placed(place, media['schema']));
}

function ofResponse(place: string, response: JsonObject): LocatedSchema[] {
  const headers = entries(response, 'headers').flatMap(([name, header]) =>
    placed(`${place} header ${name}`, header['schema']),
  );
  return [...headers, ...ofContent(place, response)];
}

function ofOperations(openapi: JsonObject): LocatedSchema[] {
  return getOperations(openapi).flatMap(({ id, operation }) => {
    const parameters = list(operation, 'parameters').filter(isObject);
    const inlineResponses = getResponses(openapi, operation).filter(({ shared }) => shared === null);
    return [
      ...parameters.flatMap((parameter) => placed(`${id} parameter ${text(parameter, 'name')}`, parameter['schema'])),
      ...ofContent(`${id} body`, child(operation, 'requestBody')),
      ...inlineResponses.flatMap(({ status, response }) => ofResponse(`${id} ${status}`, response)),
    ];
  });
}

export function namedSchemas({ openapi, asyncapi }: Documents): Map<string, JsonObject> {
  const both = [asyncapi, openapi].flatMap((document) => entries(child(document, 'components'), 'schemas'));
  return new Map(both);
}

export function getSchemas(documents: Documents): LocatedSchema[] {
  const { openapi, asyncapi } = documents;
  const components = child(openapi, 'components');
  const outer = [
    ...[...namedSchemas(documents)].flatMap(([name, schema]) => placed(`schema ${name}`, schema)),
    ...entries(components, 'parameters').flatMap(([name, parameter]) =>
      placed(`parameter ${name}`, parameter['schema']),
    ),
    ...entries(components, 'responses').flatMap(([name, response]) => ofResponse(`response ${name}`, response)),
    ...ofOperations(openapi),
    ...getMessages(asyncapi).flatMap(({ channel, name, message }) => placed(`${channel} ${name}`, message['payload'])),
  ];
  return outer.flatMap(withInner);
}
