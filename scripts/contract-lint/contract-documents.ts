import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { type LocatedOperation, operationsIn } from '../generate/operations.ts';

export type Documents = { openapi: JsonObject; asyncapi: JsonObject; sources: Definition[] };

/** Something defined in a file below openapi/ or asyncapi/. Paths such as `openapi/notes/schemas.yaml#/Note`. */
export type Definition = { path: string; refersTo: string[] };

export type Operation = LocatedOperation & { id: string };
/** `shared` is the name in components/responses, if referenced; `response` is resolved. */
export type Answer = { status: string; shared: string | null; response: JsonObject };
export type Message = { channel: string; name: string; message: JsonObject };

export function entries(value: JsonObject, key: string): [string, JsonObject][] {
  return Object.entries(child(value, key)).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

export function list(value: JsonObject, key: string): unknown[] {
  const items: unknown = value[key];
  return Array.isArray(items) ? items : [];
}

export function text(value: JsonObject, key: string): string {
  const content = value[key];
  return typeof content === 'string' ? content : '';
}

export function referredName(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** Follows a reference, such as of a parameter or a schema. */
export function resolved(document: JsonObject, value: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce(child, document);
}

export function getOperations(openapi: JsonObject): Operation[] {
  return operationsIn(openapi).map((placed) => ({
    ...placed,
    id: text(placed.operation, 'operationId') || `${placed.method.toUpperCase()} ${placed.path}`,
  }));
}

export function getResponses(openapi: JsonObject, operation: JsonObject): Answer[] {
  return entries(operation, 'responses').map(([status, response]) => {
    const reference = text(response, '$ref');
    return {
      status,
      shared: reference.startsWith('#/components/responses/') ? referredName(reference) : null,
      response: resolved(openapi, response),
    };
  });
}

export function getMessages(asyncapi: JsonObject): Message[] {
  return entries(asyncapi, 'channels').flatMap(([channel, item]) =>
    entries(item, 'messages').map(([key, reference]) => {
      const message = resolved(asyncapi, reference);
      return { channel, name: text(message, 'name') || key, message };
    }),
  );
}
