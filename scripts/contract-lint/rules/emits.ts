import { expressionsInCondition, readCondition } from '#verify/workflows/conditions.ts';
import { child, isObject, type JsonObject } from '../../generate/bundle.ts';
import {
  type Documents,
  entries,
  getMessages,
  getOperations,
  getResponses,
  list,
  type Message,
  type Operation,
  resolved,
  text,
} from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * `x-emits` links an operation to its events (docs/contract.md). Backend teams and the verifier read it,
 * so channels, messages and expressions must exist. Messages without a cause need `x-unprompted`.
 */
const members = new Set(['channel', 'id', 'message', 'within', 'to', 'when']);
const form = '{channel, id, message, within}, with `to` and `when` where they apply';

function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a value of the schema, or of one of its alternatives, can have the field. */
function hasField(document: JsonObject, outer: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (!isObject(outer)) return false;
  const schema = resolved(document, outer);
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => list(schema, key));
  const properties = child(schema, 'properties');
  return (
    (name in properties && hasField(document, properties[name], rest)) ||
    alternatives.some((alternative) => hasField(document, alternative, [name, ...rest]))
  );
}

type Entry = { readonly documents: Documents; readonly operation: JsonObject; readonly entry: JsonObject };

function getMessageSchemas({ documents: { asyncapi }, entry }: Entry): unknown[] {
  return getMessages(asyncapi)
    .filter(({ channel, name }) => channel === entry['channel'] && name === entry['message'])
    .map(({ message }) => message['payload']);
}

function bodySchemas(holder: JsonObject): unknown[] {
  return entries(holder, 'content').map(([, media]) => media['schema']);
}

/** Whether the operation or the event has what the expression names. */
function isKnown(context: Entry, expression: string): boolean {
  const { documents, operation } = context;
  const { openapi, asyncapi } = documents;
  if (expression === '$user.id') return true;
  const [, where, name] = /^\$request\.(path|query)\.([\w-]+)$/.exec(expression) ?? [];
  if (name !== undefined) {
    const parameters = list(operation, 'parameters').filter(isObject);
    return parameters
      .map((parameter) => resolved(openapi, parameter))
      .some((parameter) => parameter['name'] === name && parameter['in'] === where);
  }
  const [, source, pointer = ''] = /^\$(request\.body|response\.body|message\.payload)#(\/.+)$/.exec(expression) ?? [];
  const path = pathOf(pointer);
  if (source === 'message.payload')
    return getMessageSchemas(context).some((schema) => hasField(asyncapi, schema, path));
  if (source === 'request.body')
    return bodySchemas(child(operation, 'requestBody')).some((schema) => hasField(openapi, schema, path));
  if (source !== 'response.body') return false;
  return getResponses(openapi, operation)
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ response }) => bodySchemas(response))
    .some((schema) => hasField(openapi, schema, path));
}

function conditionFault(context: Entry, condition: unknown): string | null {
  if (condition === undefined) return null;
  if (typeof condition !== 'string') return 'has a `when.condition` that is no text.';
  try {
    readCondition(condition);
  } catch (error) {
    return `has an invalid \`when.condition\`: ${error instanceof Error ? error.message : String(error)}.`;
  }
  const unknown = expressionsInCondition(condition).find((expression) => !isKnown(context, expression));
  return unknown === undefined ? null : `has a \`when.condition\` with an unknown value: ${unknown}.`;
}

function whenFault(context: Entry, when: unknown): string | null {
  if (when === undefined) return null;
  const { asyncapi } = context.documents;
  if (!isObject(when) || text(when, 'description').trim() === '')
    return 'has an invalid `when`: it must be {description}, with `condition` or `unless`.';
  const unknown = Object.keys(when).filter((key) => !['description', 'condition', 'unless'].includes(key));
  if (unknown.length > 0) return `has an unknown field in \`when\`: "${unknown.join('", "')}".`;
  const { unless } = when;
  const isEvent =
    unless === undefined ||
    (isObject(unless) &&
      getMessages(asyncapi).some(({ name }) => name === unless['message']) &&
      Object.keys(unless).every((key) => key === 'message' || (key === 'payload' && isObject(unless[key]))));
  if (!isEvent) return 'has an invalid `when.unless`: it must be {message} with a known event, or {message, payload}.';
  return conditionFault(context, when['condition']);
}

function entryFault(context: Entry): string | null {
  const { entry, documents } = context;
  const channel = text(entry, 'channel');
  const { id, within, to } = entry;
  if (!entries(documents.asyncapi, 'channels').some(([key]) => key === channel))
    return `uses the channel "${channel}", which isn't in the AsyncAPI document.`;
  if (getMessageSchemas(context).length === 0) return `uses a message that isn't sent on ${channel}.`;
  if (typeof id !== 'string' || !isKnown(context, id))
    return `has an invalid \`id\`: it must name a parameter or field that exists, or be $user.id, got ${JSON.stringify(id ?? null)}.`;
  if (typeof within !== 'number' || !Number.isInteger(within) || within <= 0)
    return 'has an invalid `within`: it must be a positive integer (milliseconds).';
  if (to !== undefined && to !== 'others') return 'has an invalid `to`: it must be `others` or absent.';
  const unknown = Object.keys(entry).filter((key) => !members.has(key));
  return unknown.length > 0 ? `has an unknown field: "${unknown.join('", "')}".` : whenFault(context, entry['when']);
}

function inOperation({ id, operation }: Operation, documents: Documents): Finding[] {
  const emits: unknown = operation['x-emits'];
  if (emits === undefined) return [];
  if (!Array.isArray(emits) || emits.length === 0 || !emits.every(isObject))
    return [{ place: id, sentence: `has an invalid x-emits: it must be a list of ${form}.` }];
  const seen = new Set<string>();
  return emits.flatMap((entry): Finding[] => {
    const name = `${text(entry, 'channel')} ${text(entry, 'message')}`;
    const place = `${id} x-emits ${name}`;
    if (seen.has(name)) return [{ place, sentence: 'is listed twice.' }];
    seen.add(name);
    const sentence = entryFault({ documents, operation, entry });
    return sentence === null ? [] : [{ place, sentence }];
  });
}

function onChannel({ channel, name, message }: Message, emitted: Set<string>): Finding[] {
  const place = `${channel} ${name}`;
  const unprompted = message['x-unprompted'];
  if (unprompted !== undefined && text(message, 'x-unprompted').trim() === '')
    return [{ place, sentence: 'has an x-unprompted without a reason.' }];
  if (unprompted !== undefined || emitted.has(place)) return [];
  return [{ place, sentence: "isn't emitted by any operation (x-emits) and has no x-unprompted reason." }];
}

export const emits: Rule = {
  name: 'emits',
  find: (documents) => {
    const operations = getOperations(documents.openapi);
    const entriesOfAll = operations.flatMap(({ operation }) => list(operation, 'x-emits').filter(isObject));
    const emitted = new Set(entriesOfAll.map((entry) => `${text(entry, 'channel')} ${text(entry, 'message')}`));
    return [
      ...operations.flatMap((operation) => inOperation(operation, documents)),
      ...getMessages(documents.asyncapi).flatMap((message) => onChannel(message, emitted)),
    ];
  },
};
