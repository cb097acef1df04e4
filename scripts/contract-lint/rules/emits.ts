import { isObject, type JsonObject } from '../../generate/bundle.ts';
import {
  entries,
  list,
  getMessages,
  getOperations,
  text,
  type Message,
  type Operation,
} from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * `x-emits` links an operation to its events: `{channel, message, within}`, the channel by key, the message by wire
 * name, `within` in ms. Backend teams use it, so references must resolve. Messages without a cause need `x-unprompted`.
 */
function entryFault(entry: JsonObject, asyncapi: JsonObject): string | null {
  const channel = text(entry, 'channel');
  const message = text(entry, 'message');
  const { within } = entry;
  if (!entries(asyncapi, 'channels').some(([key]) => key === channel))
    return `uses the channel "${channel}", which isn't in the AsyncAPI document.`;
  if (!getMessages(asyncapi).some((candidate) => candidate.channel === channel && candidate.name === message))
    return `uses a message that isn't sent on ${channel}.`;
  if (typeof within !== 'number' || !Number.isInteger(within) || within <= 0)
    return 'has an invalid `within`: it must be a positive integer (milliseconds).';
  const foreign = Object.keys(entry).filter((key) => !['channel', 'message', 'within'].includes(key));
  return foreign.length > 0 ? `has an unknown field: "${foreign.join('", "')}".` : null;
}

function inOperation({ id, operation }: Operation, asyncapi: JsonObject): Finding[] {
  const emits: unknown = operation['x-emits'];
  if (emits === undefined) return [];
  if (!Array.isArray(emits) || emits.length === 0 || !emits.every(isObject))
    return [{ place: id, sentence: 'has an invalid x-emits: it must be a list of {channel, message, within}.' }];
  const seen = new Set<string>();
  return emits.flatMap((entry): Finding[] => {
    const name = `${text(entry, 'channel')} ${text(entry, 'message')}`;
    const place = `${id} x-emits ${name}`;
    if (seen.has(name)) return [{ place, sentence: 'is listed twice.' }];
    seen.add(name);
    const sentence = entryFault(entry, asyncapi);
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
  find: ({ openapi, asyncapi }) => {
    const operations = getOperations(openapi);
    const entriesOfAll = operations.flatMap(({ operation }) => list(operation, 'x-emits').filter(isObject));
    const emitted = new Set(entriesOfAll.map((entry) => `${text(entry, 'channel')} ${text(entry, 'message')}`));
    return [
      ...operations.flatMap((operation) => inOperation(operation, asyncapi)),
      ...getMessages(asyncapi).flatMap((message) => onChannel(message, emitted)),
    ];
  },
};
