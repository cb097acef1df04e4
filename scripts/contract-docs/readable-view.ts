/**
 * Prepares the documents for Redoc, which ignores our extensions. Descriptions get origins, caused events and wire
 * names, with links between the pages. The published documents stay unchanged.
 */
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import {
  type Emitted,
  type Inventory,
  type MessageEntry,
  type OperationEntry,
  type OriginId,
  origins,
} from './inventory.ts';
import { channelLink, operationLink } from './markdown.ts';

const overviewLink = '[The whole contract by origin](index.html)';

function originText(origin: OriginId): string {
  const { title, description } = origins.find(({ id }) => id === origin) ?? origins[0];
  return `**${title}.** ${description}`;
}

export function nestedIn(ms: number | null): string {
  if (ms === null) return '';
  return ms % 1000 === 0 ? `, within ${ms / 1000} s` : `, within ${ms} ms`;
}

function joined(texts: readonly unknown[]): string {
  return texts.filter((text) => typeof text === 'string' && text !== '').join('\n\n');
}

/** Returns `, not to the sender, within 5 s, when: The note exists.`, as far as it applies. */
export function formatEmission({ others, withinMs, when }: Emitted): string {
  return `${others ? ', not to the connection that sent the request' : ''}${nestedIn(withinMs)}${when === '' ? '.' : `. Only when: ${when}`}`;
}

function emittedText({ emits }: OperationEntry): string {
  if (emits.length === 0) return '';
  const rows = emits.map(
    (emitted) =>
      `- \`${emitted.message}\` on [\`${emitted.address}\`](${channelLink(emitted.channel)})${formatEmission(emitted)}`,
  );
  return `Events that it causes on success:\n\n${rows.join('\n')}`;
}

function messageText(entry: MessageEntry, operations: OperationEntry[]): string {
  const { title, origin, consumers, emittedBy } = entry;
  const causes = emittedBy.map((id) => {
    const operation = operations.find((entry) => entry.id === id);
    return operation ? `[${id}](${operationLink(operation)})` : id;
  });
  return joined([
    title !== '' && `_${title}._`,
    originText(origin),
    consumers.length > 0 && `Used by: ${consumers.join(', ')}.`,
    causes.length > 0 && `Caused by: ${causes.join(', ')}.`,
  ]);
}

function withOverview(document: JsonObject): JsonObject {
  const info = child(document, 'info');
  return { ...info, description: joined([info['description'], overviewLink]) };
}

export function readableOpenapi(openapi: JsonObject, { operations }: Inventory): JsonObject {
  const document = structuredClone(openapi);
  document['info'] = withOverview(document);
  for (const entry of operations) {
    const operation = child(child(child(document, 'paths'), entry.path), entry.method.toLowerCase());
    operation['description'] = joined([
      operation['description'],
      `Operation id: \`${entry.id}\``,
      originText(entry.origin),
      emittedText(entry),
    ]);
  }
  return document;
}

export function readableAsyncapi(asyncapi: JsonObject, { operations, messages }: Inventory): JsonObject {
  const document = structuredClone(asyncapi);
  document['info'] = withOverview(document);
  for (const channel of Object.values(child(document, 'channels'))) {
    if (!isObject(channel)) continue;
    for (const message of Object.values(child(channel, 'messages'))) {
      const entry = isObject(message) && messages.find(({ name }) => name === message['name']);
      if (!isObject(message) || !entry) continue;
      // Redoc shows only a message's title, but backends know its name.
      message['title'] = entry.name;
      message['description'] = joined([message['description'], messageText(entry, operations)]);
    }
  }
  return document;
}
