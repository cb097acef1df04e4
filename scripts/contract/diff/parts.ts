/** Lists what clients of a contract rely on: its operations with their parameters, bodies and events, and its channels. */
import { messageList } from '../../generate/events.ts';
import { child, type JsonObject, objects, text } from '../../generate/bundle.ts';
import { type LocatedOperation, operationsIn } from '../../generate/operations.ts';
import { type Direction, resolve } from './compare-schemas.ts';

export type Part = {
  /** The operation or event, and what of it. */
  readonly place: string;
  readonly direction: Direction;
  /** An operation or event of its own, which the report names if it's new. */
  readonly isListed?: boolean;
  /** What else clients rely on, such as an operation's address. */
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly schema?: unknown;
  /** Its generated type, such as `old.paths['/stories']['get']['parameters']`. */
  readonly type?: string;
  /** What to say if only the old contract has it. Without it, no client misses it. */
  readonly gone?: string | false;
  /** What to say if only the new contract has it. Without it, clients needn't know it. */
  readonly added?: string | false;
  /** Key of the part that it belongs to and is gone with. */
  readonly of?: string;
};

function members(owner: JsonObject, key: string): [string, JsonObject][] {
  const all = child(owner, key);
  return Object.keys(all).map((name) => [name, child(all, name)]);
}

function placeOf(channel: unknown, message: unknown): string {
  return `event \`${text(message)}\` on channel \`${text(channel)}\``;
}

const removed = 'was removed';

/** `document` has the events' payloads among its schemas; its types are in the namespace `version`. */
export function listParts(version: 'old' | 'next', document: JsonObject, asyncapi: JsonObject): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (place: string, part: Partial<Part>, key = place): void => {
    parts.set(key, { place, direction: 'request', ...part });
  };

  const addContent = (place: string, direction: Direction, owner: JsonObject, type: string): void => {
    for (const [mediaType, media] of members(owner, 'content')) {
      const { schema } = media;
      const ofSchema = schema && { schema, type: `${type}['content']['${mediaType}']` };
      const key = `${place} ${mediaType}`;
      add(place, { of: place, direction, gone: `can no longer be ${mediaType}`, ...ofSchema }, key);
      for (const [field, { contentType }] of members(media, 'encoding'))
        for (const name of text(contentType).split(/,\s*/))
          add(`${place} field \`${field}\``, { of: key, gone: `can no longer be ${name}` }, `${key} ${field} ${name}`);
    }
  };

  const addOperation = ({ method, path, operation }: LocatedOperation): void => {
    const address = `${method.toUpperCase()} ${path}`;
    const id = text(operation['operationId']) || address;
    const type = `${version}.paths['${path}']['${method}']`;
    const ways = objects(operation['security'] ?? document['security']);
    // An empty way to log in needs no login.
    const security = ways.length === 0 ? [{}] : ways;
    add(id, { isListed: true, rules: { address, security }, gone: removed });
    const ofPath = objects(child(child(document, 'paths'), path)['parameters']);
    for (const node of [...ofPath, ...objects(operation['parameters'])]) {
      const { in: where, name, schema, style, explode } = resolve(node, document);
      // A path of other parameters is another address.
      const gone = where !== 'path' && removed;
      add(`${id}, ${text(where)} parameter \`${text(name)}\``, { of: id, rules: { style, explode }, schema, gone });
    }
    add(`${id}, parameters`, { type: `${type}['parameters']` }, `${id}, parameters of ${path}`);
    if (operation['requestBody'] !== undefined) {
      const body = resolve(operation['requestBody'], document);
      const place = `${id}, request body`;
      add(place, { of: id, gone: removed });
      if (body['required'] === true) add(place, { of: id, added: 'is now required' }, `${place} required`);
      addContent(place, 'request', body, `NonNullable<${type}['requestBody']>`);
    }
    for (const [status, response] of members(operation, 'responses')) {
      const place = `${id}, response ${status}`;
      const ofResponse = `${type}['responses']['${status}']`;
      const isSuccess = status.startsWith('2');
      const [gone, added] = [isSuccess && removed, isSuccess && 'is new'];
      add(place, { of: id, direction: 'response', type: `${ofResponse}['headers']`, gone, added });
      addContent(place, 'response', resolve(response, document), ofResponse);
    }
    // An event that is gone, later, elsewhere or rarer breaks clients that wait for it.
    for (const emission of objects(operation['x-emits'])) {
      const { channel, message, within = Infinity, id: channelId, to } = emission;
      const { description, ...conditions } = child(emission, 'when');
      const when = Object.keys(conditions).length > 0 ? conditions : description;
      // Contracts up to 1.1 say neither for which id, for whom nor when.
      const rules = channelId === undefined ? { within } : { within, id: channelId, to, when };
      add(`${id}, ${placeOf(channel, message)}`, { of: id, rules, gone: 'is no longer caused' });
    }
  };

  for (const located of operationsIn(document)) addOperation(located);
  const components = child(document, 'components');
  for (const [name, { description: _description, ...scheme }] of members(components, 'securitySchemes'))
    add(`security scheme \`${name}\``, { rules: { scheme } });
  for (const [name, { address }] of members(asyncapi, 'channels'))
    add(`channel \`${name}\``, { rules: { address }, gone: removed });
  for (const { channel, name, className, schema } of messageList(asyncapi))
    add(placeOf(channel, name), {
      direction: 'response',
      isListed: true,
      rules: { className: className ?? undefined },
      schema: { $ref: `#/components/schemas/${schema}` },
      type: `${version}.components['schemas']['${schema}']`,
      gone: removed,
    });
  return parts;
}
