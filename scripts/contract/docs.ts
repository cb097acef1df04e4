import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareFolder, readOut } from '../command.ts';
import { child, isObject, type JsonObject, text } from '../generate/bundle.ts';
import { type EventMessage, messageList, withWebhooks } from '../generate/events.ts';
import { operationsIn } from '../generate/operations.ts';
import { readContract } from './documents.ts';

const run = promisify(execFile);

const origins: Readonly<Record<string, string>> = {
  specification: 'Specified: names, payload and response exactly as in the product specification.',
  'specification-partial': 'Specified in part: the specification has it, its response or payload is proposed here.',
  extension: 'Proposed: not in the specification, but a screen needs it.',
};

function joined(texts: readonly string[]): string {
  return texts.filter((part) => part !== '').join('\n\n');
}

function originText(part: JsonObject): string {
  return origins[text(part['x-origin'])] ?? '';
}

/** Returns the sentence that names the screen ("For the screen /notes."), else the whole description. */
export function getReason(description: string): string {
  const sentences = description.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s+(?=["“`\p{Lu}])/u);
  return sentences.find((sentence) => sentence.startsWith('For ')) ?? sentences.join(' ');
}

function emissions(operation: JsonObject): JsonObject[] {
  const emits = operation['x-emits'];
  return Array.isArray(emits) ? emits.filter(isObject) : [];
}

function emissionText({ message, channel, id, within, to, when }: JsonObject): string {
  return [
    `- \`${text(message)}\` on \`${text(channel)}\`, id \`${text(id)}\``,
    to === 'others' ? ', not to the connection that sent the request' : '',
    typeof within === 'number' ? `, within ${within / 1000} s` : '',
    isObject(when) ? `, only when: ${text(when['description'])}` : '',
  ].join('');
}

function operationText(operation: JsonObject): string {
  const events = emissions(operation).map(emissionText);
  return joined([
    text(operation['description']),
    `Operation id: \`${text(operation['operationId'])}\`. ${originText(operation)}`,
    events.length === 0 ? '' : `Events that it causes:\n\n${events.join('\n')}`,
  ]);
}

function eventText(messages: readonly EventMessage[], openapi: JsonObject): string {
  const [message] = messages;
  if (message === undefined) return '';
  const { name, definition } = message;
  const causes = operationsIn(openapi)
    .filter(({ operation }) => emissions(operation).some((emission) => emission['message'] === name))
    .map(({ operation }) => text(operation['operationId']));
  const consumers = definition['x-consumers'];
  return joined([
    text(definition['description']),
    originText(definition),
    `Channels: ${messages.map(({ address }) => `\`${address}\``).join(', ')}.`,
    causes.length === 0 ? text(definition['x-unprompted']) : `Caused by: ${causes.join(', ')}.`,
    Array.isArray(consumers) ? `Used by: ${consumers.map(text).join(', ')}.` : '',
  ]);
}

/** Which screen needs each operation that the specification lacks. */
function proposals(openapi: JsonObject): string {
  const rows = operationsIn(openapi)
    .filter(({ operation }) => operation['x-origin'] === 'extension')
    .map(({ method, path, operation }) => {
      const call = `\`${method.toUpperCase()} ${path}\``;
      return `| ${call} | ${getReason(text(operation['description'])).replaceAll('|', '\\|')} |`;
    });
  return `## Proposed calls\n\nWhat the specification lacks, and which screen needs it.\n\n| Call | Needed |\n|---|---|\n${rows.join('\n')}`;
}

/** Returns one document for Redoc: events are webhooks, and descriptions say what is in our extensions. */
export function toReadable(openapi: JsonObject, asyncapi: JsonObject): JsonObject {
  const document = structuredClone(withWebhooks(openapi, asyncapi));
  for (const { operation } of operationsIn(document)) operation['description'] = operationText(operation);
  const messages = Map.groupBy(messageList(asyncapi), ({ name }) => name);
  for (const [name, webhook] of Object.entries(child(document, 'webhooks'))) {
    const all = messages.get(name) ?? [];
    const post = isObject(webhook) ? child(webhook, 'post') : {};
    post['summary'] = name;
    post['tags'] = ['events'];
    post['description'] = eventText(all, openapi);
  }
  const info = child(document, 'info');
  info['description'] = joined([text(info['description']), proposals(openapi)]);
  const tags = Array.isArray(openapi['tags']) ? openapi['tags'] : [];
  document['tags'] = [...tags, { name: 'events', 'x-displayName': 'Events', description: 'Sent on private channels.' }];
  return document;
}

/** Writes `index.html`: Redoc's page of all calls and events. */
export async function writeDocs(args: readonly string[]): Promise<void> {
  const requestedFolder = readOut(args);
  const { version, openapi, asyncapi } = readContract(process.cwd());
  const out = await prepareFolder(requestedFolder, 'dist/contract-docs');
  const folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  const [source, target] = [join(folder, 'openapi.json'), join(out, 'index.html')];
  await writeFile(source, JSON.stringify(toReadable(openapi, asyncapi)));
  const cli = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
  const title = `Lamplight contract ${version}`;
  await run(process.execPath, [cli, 'build-docs', source, '-o', target, '--title', title, '--inlineBundle']);
  await rm(folder, { recursive: true });
  console.log(`Documentation of contract ${version}: ${target}`);
}
