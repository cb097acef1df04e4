/** Lists what clients of a contract rely on: its operations with their parameters, bodies and events, and its channels. */
import { messageList } from '../../generate/events.ts';
import { child, isObject, type JsonObject, keysOf, objects, text } from '../../generate/bundle.ts';
import { type LocatedOperation, operationsIn } from '../../generate/operations.ts';

/** Clients send a request's parts, servers a response's or an event's. */
export type Direction = 'request' | 'response';

export type Part = {
  /** The operation or event, and what of it. */
  readonly place: string;
  readonly direction: Direction;
  /** A schema, or rules of other parts such as an operation's address. */
  readonly rules?: unknown;
  /** Its generated type, such as `old.paths['/stories']['get']['parameters']`. */
  readonly type?: string;
  /** What to say if only the old contract has it. Without it, no client misses it. */
  readonly gone?: string | false;
  /** What to say if only the new contract has it. Without it, clients needn't know it. */
  readonly added?: string | false;
  /** Key of the part that it belongs to and is gone with. */
  readonly of?: string;
};

/** Follows references. Throws an Error for one that leads nowhere or to itself. */
export function resolve(node: unknown, document: JsonObject): JsonObject {
  const passed = new Set<string>();
  let target = node;
  while (isObject(target) && typeof target['$ref'] === 'string') {
    const reference = target['$ref'];
    target = passed.has(reference)
      ? undefined
      : keysOf(reference).reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), document);
    if (target === undefined) throw new Error(`The reference ${reference} can't be resolved in its bundle.`);
    passed.add(reference);
  }
  return isObject(target) ? target : {};
}

export function idOf({ method, path, operation }: LocatedOperation): string {
  return text(operation['operationId']) || `${method.toUpperCase()} ${path}`;
}

export function placeOf(channel: unknown, message: unknown): string {
  return `event \`${text(message)}\` on channel \`${text(channel)}\``;
}

/** Without its description, which may change. */
function withoutText(value: JsonObject): JsonObject {
  const { description: _description, ...rules } = value;
  return rules;
}

const removed = 'was removed';

/** `document` has the events' payloads among its schemas; its types are in the namespace `version`. */
export function listParts(version: 'old' | 'next', document: JsonObject, asyncapi: JsonObject): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (place: string, part: Partial<Part>, key = place): void => {
    parts.set(key, { place, direction: 'request', ...part });
  };

  const addContent = (place: string, direction: Direction, owner: JsonObject, type: string): void => {
    const content = child(owner, 'content');
    for (const mediaType of Object.keys(content)) {
      const key = `${place} ${mediaType}`;
      add(place, { of: place, gone: `can no longer be ${mediaType}` }, key);
      const media = child(content, mediaType);
      const encodings = child(media, 'encoding');
      for (const field of Object.keys(encodings)) {
        const contentTypes = text(child(encodings, field)['contentType']).split(/,\s*/);
        add(`${place} field \`${field}\``, { rules: { contentTypes } });
      }
      const { schema: rules } = media;
      if (rules !== undefined)
        add(place, { direction, rules, type: `${type}['content']['${mediaType}']` }, `${key} schema`);
    }
  };

  const addOperation = (located: LocatedOperation): void => {
    const { method, path, operation } = located;
    const [id, type] = [idOf(located), `${version}.paths['${path}']['${method}']`];
    const ways = objects(operation['security'] ?? document['security']);
    // An empty way to log in needs no login.
    const security = ways.length === 0 ? [{}] : ways;
    add(id, { rules: { address: `${method.toUpperCase()} ${path}`, security }, gone: removed });
    const ofPath = objects(child(child(document, 'paths'), path)['parameters']);
    for (const node of [...ofPath, ...objects(operation['parameters'])]) {
      const { in: where, name, schema, style = 'default', explode = 'default' } = resolve(node, document);
      const rules = { ...resolve(schema, document), form: { style, explode } };
      // A path of other parameters is another address.
      const gone = where !== 'path' && removed;
      add(`${id}, ${text(where)} parameter \`${text(name)}\``, { of: id, rules, gone });
    }
    add(`${id}, parameters`, { type: `${type}['parameters']` }, `${id}, parameters of ${path}`);
    if (operation['requestBody'] !== undefined) {
      const body = resolve(operation['requestBody'], document);
      const isRequired = body['required'] === true || undefined;
      const place = `${id}, request body`;
      add(place, { of: id, rules: { isRequired }, gone: removed, ...(isRequired && { added: 'is now required' }) });
      addContent(place, 'request', body, `NonNullable<${type}['requestBody']>`);
    }
    for (const [status, response] of Object.entries(child(operation, 'responses'))) {
      const place = `${id}, response ${status}`;
      const isSuccess = status.startsWith('2');
      add(place, { of: id, gone: isSuccess && removed, added: isSuccess && 'is new' });
      const ofResponse = `${type}['responses']['${status}']`;
      addContent(place, 'response', resolve(response, document), ofResponse);
      add(place, { direction: 'response', type: `${ofResponse}['headers']` }, `${place} headers`);
    }
    // An event that is gone, later, elsewhere or rarer breaks clients that wait for it.
    for (const emission of objects(operation['x-emits'])) {
      const { channel, message, within = Infinity, id: channelId, to = 'all' } = emission;
      const conditions = withoutText(child(emission, 'when'));
      const hasConditions = Object.keys(conditions).length > 0;
      const when = hasConditions ? conditions : child(emission, 'when')['description'];
      const place = `${id}, ${placeOf(channel, message)}`;
      add(place, { of: id, rules: { within }, gone: 'is no longer caused' });
      if (channelId === undefined) continue;
      // Contracts up to 1.1 say neither for which id, for whom nor when.
      const gone = 'no longer says for which id';
      add(place, { of: place, rules: { id: channelId, to, when }, gone }, `${place} details`);
    }
  };

  for (const located of operationsIn(document)) addOperation(located);
  const schemes = child(child(document, 'components'), 'securitySchemes');
  for (const name of Object.keys(schemes))
    add(`security scheme \`${name}\``, { rules: { scheme: withoutText(child(schemes, name)) } });
  const channels = child(asyncapi, 'channels');
  for (const name of Object.keys(channels))
    add(`channel \`${name}\``, { rules: { address: child(channels, name)['address'] }, gone: removed });
  for (const { channel, name, className, schema } of messageList(asyncapi)) {
    const place = placeOf(channel, name);
    add(place, { rules: { className: className ?? 'none' }, gone: removed });
    const [rules, type] = [{ $ref: `#/components/schemas/${schema}` }, `${version}.components['schemas']['${schema}']`];
    add(place, { direction: 'response', rules, type }, `${place} payload`);
  }
  return parts;
}
