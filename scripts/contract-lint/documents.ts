/** Both bundles as the rules read them: operations with their answers, channels with their messages, by name. */
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { operationsIn, type PlacedOperation } from '../generate/operations.ts';

/** The contract: both bundles, and which file of the sources refers to which. */
export type Documents = { openapi: JsonObject; asyncapi: JsonObject; sources: SourceFile[] };

/** A file below openapi/ or asyncapi/; `refersTo` are paths from the project's root, as `path` is. */
export type SourceFile = { path: string; refersTo: string[] };

export type Operation = PlacedOperation & { id: string };
/** `shared` is the name in components/responses when the operation refers to one; `response` is resolved. */
export type Answer = { status: string; shared: string | null; response: JsonObject };
export type Message = { channel: string; name: string; message: JsonObject };

/** The entries of the object under `key` that are objects themselves. */
export function entries(value: JsonObject, key: string): [string, JsonObject][] {
  return Object.entries(child(value, key)).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

/** The list under `key`, empty when there is none. */
export function list(value: JsonObject, key: string): unknown[] {
  const found: unknown = value[key];
  return Array.isArray(found) ? found : [];
}

/** The text under `key`, empty when there is none. */
export function text(value: JsonObject, key: string): string {
  const found = value[key];
  return typeof found === 'string' ? found : '';
}

/** The last name of a reference within a document, such as `NotFound` of `#/components/responses/NotFound`. */
export function referredName(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** What `value` refers to within `document`, or `value` itself; empty when the reference leads nowhere. */
function resolved(document: JsonObject, value: JsonObject): JsonObject {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const keys = reference
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce(child, document);
}

/** Every operation; one without an id is named by its method and path. */
export function operationsOf(openapi: JsonObject): Operation[] {
  return operationsIn(openapi).map((placed) => ({
    ...placed,
    id: text(placed.operation, 'operationId') || `${placed.method.toUpperCase()} ${placed.path}`,
  }));
}

/** The documented answers of an operation, in the document's order. */
export function answersOf(openapi: JsonObject, operation: JsonObject): Answer[] {
  return entries(operation, 'responses').map(([status, response]) => {
    const reference = text(response, '$ref');
    return {
      status,
      shared: reference.startsWith('#/components/responses/') ? referredName(reference) : null,
      response: resolved(openapi, response),
    };
  });
}

/** Every message of every channel, by the name it has on the wire; one on several channels comes several times. */
export function messagesOf(asyncapi: JsonObject): Message[] {
  return entries(asyncapi, 'channels').flatMap(([channel, item]) =>
    entries(item, 'messages').map(([key, reference]) => {
      const message = resolved(asyncapi, reference);
      return { channel, name: text(message, 'name') || key, message };
    }),
  );
}
