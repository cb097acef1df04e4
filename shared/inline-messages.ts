import { type Fields, isFields } from './values.ts';

/**
 * Returns the AsyncAPI document with each channel's messages in the place of references to `components/messages`. Throws
 * when a reference has no message.
 */
export function inlineMessages<Document extends object>(document: Document): Document {
  const { channels, components } = document as Fields;
  const shared = isFields(components) && isFields(components['messages']) ? components['messages'] : {};
  const resolve = (message: unknown): unknown => {
    const reference = isFields(message) ? message['$ref'] : undefined;
    if (typeof reference !== 'string') return message;
    const target = shared[reference.replace(/^#\/components\/messages\//, '')];
    if (target === undefined) throw new Error(`AsyncAPI: the reference ${reference} has no message.`);
    return target;
  };
  const resolved = Object.entries(isFields(channels) ? channels : {}).map(([key, channel]) => {
    if (!isFields(channel) || !isFields(channel['messages'])) return [key, channel] as const;
    const messages = Object.entries(channel['messages']).map(([name, message]) => [name, resolve(message)] as const);
    return [key, { ...channel, messages: Object.fromEntries(messages) }] as const;
  });
  return { ...document, channels: Object.fromEntries(resolved) };
}
