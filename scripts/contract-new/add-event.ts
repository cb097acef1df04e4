import { stringify } from 'yaml';
import { UsageError } from '../command.ts';
import { child, isObject, type JsonObject } from '../generate/bundle.ts';
import {
  appendTo,
  type ContractFiles,
  createEdits,
  type FileChanges,
  getKnownPaths,
  getSchemaNames,
  insertAfterEntry,
  insertSorted,
  readData,
} from './contract-files.ts';
import { toCamelCase, toPascalCase, toWords, withArticle } from './names.ts';

export type NewEvent = {
  name: string;
  channel: string;
  /** The operation that causes it, or null with a reason in `unprompted`. */
  emittedBy: string | null;
  unprompted: string | null;
  /** Runtime expression for the id in the channel's address, or null to choose it. */
  id: string | null;
  /** Ends the sentence "For …" of the summary. */
  purpose: string;
};

const asyncapi = 'asyncapi/asyncapi.yaml';
const payloads = 'asyncapi/payloads.yaml';
const validName = /^[A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*$/;
/** In ms: how long after the response the event may arrive. */
const within = 5000;

type Cause = { file: string; path: string[]; apiPath: string; emits: boolean } | null;

function findCause(files: ContractFiles, emittedBy: string | null): Cause {
  if (emittedBy === null) return null;
  for (const { path, tag, key, item } of getKnownPaths(files)) {
    for (const [method, operation] of Object.entries(item)) {
      if (isObject(operation) && operation['operationId'] === emittedBy)
        return { file: `openapi/${tag}/paths.yaml`, path: [key, method], apiPath: path, emits: 'x-emits' in operation };
    }
  }
  throw new UsageError(`--emitted-by: the contract has no operation "${emittedBy}".`);
}

function findMessage(messages: JsonObject, name: string): [key: string, message: JsonObject] | null {
  for (const [key, message] of Object.entries(messages)) {
    if (isObject(message) && message['name'] === name) return [key, message];
  }
  return null;
}

const expression =
  /^\$(?:user\.id|request\.(?:path|query)\.[\w-]+|(?:request\.body|response\.body|message\.payload)#\/.+)$/;

/** Chooses the expression for the channel's id. `field` is the new payload's field for it, if nothing else has it. */
function chooseId({ channel, id }: NewEvent, cause: Cause): { id: string; field: string | null } {
  if (id !== null) {
    if (expression.test(id)) return { id, field: null };
    throw new UsageError(`--id: "${id}" isn't an expression such as $request.path.note or $message.payload#/note_id.`);
  }
  if (channel === 'user') return { id: '$user.id', field: null };
  const parameter = toWords(channel).replaceAll(' ', '_');
  if (cause?.apiPath.includes(`{${parameter}}`)) return { id: `$request.path.${parameter}`, field: null };
  const field = `${parameter}_id`;
  return { id: `$message.payload#/${field}`, field };
}

function messageBlock(
  { key, schema, field }: { key: string; schema: string; field: string | null },
  { name, unprompted, purpose }: NewEvent,
): string {
  const words = toWords(name);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const reason = unprompted === null ? '' : `  x-unprompted: ${stringify(unprompted, { lineWidth: 0 })}`;
  return `${key}:
  name: ${name}
  title: ${title}
  summary: ${stringify(`Reports "${words}". For ${purpose}.`, { lineWidth: 0 })}  x-origin: extension
  x-consumers: []
${reason}  payload: { $ref: payloads.yaml#/${schema} }
  examples:
    - name: saltRoad
      summary: ${withArticle(words).replace(/^./, (letter) => letter.toUpperCase())} event
      payload: { identifier: 1${field === null ? '' : `, ${field}: 1`} }
`;
}

function payloadBlock(schema: string, field: string | null, { name, channel }: NewEvent): string {
  const words = toWords(name);
  const ofChannel =
    field === null
      ? ''
      : `    ${field}: { description: The ${toWords(channel)}'s id., type: integer, format: int64 }\n`;
  return `${schema}:
  description: 'Event payload: ${words}.'
  type: object
  required: [identifier${field === null ? '' : `, ${field}`}]
  properties:
    identifier: { description: Id of what the event is about., type: integer, format: int64 }
${ofChannel}`;
}

function checkForm({ name, channel, emittedBy, unprompted }: NewEvent, channels: JsonObject): void {
  if (!validName.test(name))
    throw new UsageError(`"${name}" isn't an event's name: expected one such as note.updated.`);
  if (!(channel in channels))
    throw new UsageError(
      `--channel: the contract has no channel "${channel}". Expected one of ${Object.keys(channels).join(', ')}.`,
    );
  if ((emittedBy === null) === (unprompted === null))
    throw new UsageError('Expected either --emitted-by OPERATION or --unprompted REASON.');
  if (unprompted?.trim() === '') throw new UsageError('--unprompted: expected a reason.');
}

/**
 * Returns the files that a new event changes, or an existing one on another channel. Throws a UsageError for wrong
 * arguments.
 */
export function addEvent(files: ContractFiles, event: NewEvent): FileChanges {
  const { name, channel, emittedBy, unprompted } = event;
  const document = readData(files, asyncapi);
  const channels = child(document, 'channels');
  checkForm(event, channels);
  const cause = findCause(files, emittedBy);
  const messages = child(child(document, 'components'), 'messages');
  const found = findMessage(messages, name);
  const key = found?.[0] ?? toCamelCase(name);
  if (key in child(child(channels, channel), 'messages'))
    throw new UsageError(`The channel ${channel} already has the event ${name}.`);
  if (!found && key in messages) throw new UsageError(`The message ${key} exists under another name.`);
  if (found && unprompted !== null && !('x-unprompted' in found[1]))
    throw new UsageError(`The event ${name} is caused by operations: use --emitted-by.`);
  const schema = toPascalCase(name);
  if (!found && getSchemaNames(files).has(schema)) throw new UsageError(`The schema ${schema} exists.`);

  const { id, field } = chooseId(event, cause);
  if (cause && found && field !== null)
    throw new UsageError(
      `--id is required: an expression for the ${channel} channel's id, such as $request.path.note.`,
    );

  const { changes, edit } = createEdits(files);
  edit(asyncapi, (text) =>
    appendTo(text, ['channels', channel, 'messages'], `${key}: { $ref: '#/components/messages/${key}' }`),
  );
  if (!found) {
    const ofCause = cause ? field : null;
    const message = messageBlock({ key, schema, field: ofCause }, event);
    edit(asyncapi, (text) => insertSorted(text, ['components', 'messages'], key, message));
    edit(payloads, (text) => insertSorted(text, [], schema, payloadBlock(schema, ofCause, event)));
  }
  if (cause) {
    const entry = `- channel: ${channel}\n  id: ${id}\n  message: ${name}\n  within: ${within}`;
    edit(cause.file, (text) =>
      cause.emits
        ? appendTo(text, [...cause.path, 'x-emits'], entry)
        : insertAfterEntry(text, [...cause.path, 'x-origin'], `x-emits:\n${entry.replaceAll(/^/gm, '  ')}`),
    );
  }
  return changes;
}
