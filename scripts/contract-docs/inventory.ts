import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import { type LocatedOperation, operationsIn } from '../generate/operations.ts';

/**
 * What the contract adds inside things that the specification has. `what` is null for a whole schema or field
 * (`x-origin: proposed`), else the parts of it (`x-proposed`: its values, form, path, …).
 */
export type Proposal = { name: string; what: string[] | null; description: string };

function readProposal(name: string, value: JsonObject): Proposal[] {
  const description = text(value['description']) || text(value['summary']);
  const what = value['x-proposed'];
  if (value['x-origin'] === 'proposed') return [{ name, what: null, description }];
  if (!Array.isArray(what)) return [];
  return [{ name, what: what.filter((part) => typeof part === 'string'), description }];
}

function resolveDescription(value: JsonObject, schemas: JsonObject): JsonObject {
  const target = schemas[text(value['$ref']).replace('#/components/schemas/', '')];
  return isObject(target) ? { ...value, description: text(target['description']) } : value;
}

function ofSchema(name: string, schema: JsonObject, schemas: JsonObject): Proposal[] {
  const fields = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  return [
    ...readProposal(name, schema),
    ...fields.flatMap(([field, value]) =>
      isObject(value) ? readProposal(`${name}.${field}`, resolveDescription(value, schemas)) : [],
    ),
  ];
}

function objectsIn(document: JsonObject, ...path: string[]): [string, JsonObject][] {
  const value = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), document);
  return isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
    : [];
}

/** Lists each proposal of both bundles once, in the documents' order: schemas, fields, parameters, statuses, paths. */
function readProposals(openapi: JsonObject, asyncapi: JsonObject): Proposal[] {
  const schemas = Object.fromEntries(
    [asyncapi, openapi].flatMap((document) => objectsIn(document, 'components', 'schemas')),
  );
  const named = (kind: string, entries: [string, JsonObject][]) =>
    entries.flatMap(([name, value]) => readProposal(`${kind} ${text(value['name']) || name}`, value));
  return [
    ...objectsIn({ schemas }, 'schemas').flatMap(([name, schema]) => ofSchema(name, schema, schemas)),
    ...named('parameter', objectsIn(openapi, 'components', 'parameters')),
    ...named('response', objectsIn(openapi, 'components', 'responses')),
    ...operationsIn(openapi).flatMap(({ operation }) => readProposal(text(operation['operationId']), operation)),
    ...named('channel', objectsIn(asyncapi, 'channels')),
  ];
}

export function formatProposal({ name, what }: Proposal): string {
  return what === null ? name : `${name}: ${what.join(', ')}`;
}

/** Origins (`x-origin`) and their meaning for a backend. */
export const origins = [
  {
    id: 'specification',
    title: 'Specified',
    description: 'Names, payload and response exactly as in the product specification. Implement it unchanged.',
  },
  {
    id: 'specification-partial',
    title: 'Specified in part',
    description: 'The specification has the operation or event. Its response or payload is proposed here.',
  },
  {
    id: 'extension',
    title: 'Proposed',
    description: 'Not in the specification, but a screen needs it. Proposed here in the same style.',
  },
] as const;

export type OriginId = (typeof origins)[number]['id'];

/** `address`: the channel's, with the id's expression. `others`: not for the sender. `when` is empty if always caused. */
export type Emitted = {
  channel: string;
  address: string;
  message: string;
  withinMs: number | null;
  others: boolean;
  when: string;
};

export type OperationEntry = {
  id: string;
  method: string;
  path: string;
  summary: string;
  tag: string | null;
  origin: OriginId;
  /** The screen that needs an extension, from its description; null for the specification. */
  reason: string | null;
  emits: Emitted[];
};

export type MessageEntry = {
  name: string;
  title: string;
  summary: string;
  origin: OriginId;
  channels: { id: string; address: string }[];
  consumers: string[];
  emittedBy: string[];
};

export type Inventory = { operations: OperationEntry[]; messages: MessageEntry[]; proposals: Proposal[] };

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function objects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function parseOrigin(entry: JsonObject, name: string): OriginId {
  const match = origins.find(({ id }) => id === entry['x-origin']);
  if (!match) throw new Error(`${name}: expected x-origin to be one of ${origins.map(({ id }) => id).join(', ')}.`);
  return match.id;
}

/** Returns the sentence that starts with "For" and names the screen, or the whole text. */
export function getReason(description: string): string {
  const sentences = description
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=["“`\p{Lu}])/u);
  return sentences.find((sentence) => sentence.startsWith('For ')) ?? sentences.join(' ');
}

function emissions(operation: JsonObject, asyncapi: JsonObject): Emitted[] {
  return objects(operation['x-emits']).map(({ channel, id, message, within, to, when }) => ({
    channel: text(channel),
    address: text(child(child(asyncapi, 'channels'), text(channel))['address']).replace('{id}', `{${text(id)}}`),
    message: text(message),
    withinMs: typeof within === 'number' ? within : null,
    others: to === 'others',
    when: isObject(when) ? text(when['description']) : '',
  }));
}

function readOperation({ method, path, operation }: LocatedOperation, asyncapi: JsonObject): OperationEntry {
  const name = `${method.toUpperCase()} ${path}`;
  const id = text(operation['operationId']);
  if (id === '') throw new Error(`${name} has no operationId.`);
  const origin = parseOrigin(operation, name);
  const tags: unknown = operation['tags'];
  const tag: unknown = Array.isArray(tags) ? tags[0] : undefined;
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: text(operation['summary']),
    tag: typeof tag === 'string' ? tag : null,
    origin,
    reason: origin === 'extension' ? getReason(text(operation['description'])) : null,
    emits: emissions(operation, asyncapi),
  };
}

function readMessages(asyncapi: JsonObject, operations: OperationEntry[]): MessageEntry[] {
  const byName = new Map<string, MessageEntry>();
  for (const [id, channel] of Object.entries(child(asyncapi, 'channels'))) {
    if (!isObject(channel)) continue;
    const address = text(channel['address']);
    for (const [key, message] of Object.entries(child(channel, 'messages'))) {
      const name = isObject(message) ? text(message['name']) : '';
      if (!isObject(message) || name === '') throw new Error(`The message ${id}/${key} has no name.`);
      const existing = byName.get(name);
      if (existing) existing.channels.push({ id, address });
      else byName.set(name, readMessage(name, message, { id, address }, operations));
    }
  }
  return [...byName.values()];
}

function readMessage(
  name: string,
  message: JsonObject,
  channel: MessageEntry['channels'][number],
  operations: OperationEntry[],
): MessageEntry {
  const consumers: unknown = message['x-consumers'];
  return {
    name,
    title: text(message['title']),
    summary: text(message['summary']),
    origin: parseOrigin(message, `The message ${name}`),
    channels: [channel],
    consumers: Array.isArray(consumers) ? consumers.filter((consumer) => typeof consumer === 'string') : [],
    emittedBy: operations.filter(({ emits }) => emits.some((emitted) => emitted.message === name)).map(({ id }) => id),
  };
}

/**
 * Lists a message on several channels once. Throws an Error with the operation or message that lacks an id, name or
 * origin.
 */
export function createInventory(openapi: JsonObject, asyncapi: JsonObject): Inventory {
  const operations = operationsIn(openapi).map((operation) => readOperation(operation, asyncapi));
  return {
    operations,
    messages: readMessages(asyncapi, operations),
    proposals: readProposals(openapi, asyncapi),
  };
}
