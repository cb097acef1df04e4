import type { AsyncApiDocument } from '#verify/contract/documents.ts';
import { escapeRegExp, type Fields } from '#verify/base/values.ts';
import { createSchemaCheck, createSchemaFields, pointerTo, type ReadFields, type SchemaMismatch } from './schemas.ts';

export type Message = {
  readonly name: string;
  /** The PHP class of an event broadcast under its class name. Both names are valid. */
  readonly className: string | null;
  /** Why no request causes it, otherwise null. */
  readonly unprompted: string | null;
  /** Whether a server may never send it. */
  readonly optional: boolean;
  readonly example: Fields;
};

export type Channel = {
  readonly key: string;
  readonly address: string;
  readonly messages: ReadonlyMap<string, Message>;
};

export type EventContract = {
  readonly channels: ReadonlyMap<string, Channel>;
  /** Finds the channel and id for an address such as `private-chat.61`. Returns null for unknown ones. */
  readonly findChannel: (address: string) => { readonly channel: Channel; readonly id: string } | null;
  readonly findMessage: (channel: Channel, event: string) => Message | null;
  readonly check: (channel: Channel, message: Message, payload: unknown) => readonly SchemaMismatch[];
  readonly readFields: (channel: Channel, message: Message, payload: unknown) => ReadFields;
  readonly listFields: (channel: Channel, message: Message) => readonly string[];
};

export function createEventContract(document: AsyncApiDocument): EventContract {
  const check = createSchemaCheck(document, 'asyncapi');
  const fields = createSchemaFields(document, check);
  const keys = new Map<Message, string>();
  const channels = new Map(
    Object.entries(document.channels).map(([key, { address, messages }]): [string, Channel] => [
      key,
      {
        key,
        address,
        messages: new Map(
          Object.entries(messages).map(([messageKey, definition]): [string, Message] => {
            const message: Message = {
              name: definition.name,
              className: definition['x-class-name'] ?? null,
              unprompted: definition['x-unprompted'] ?? null,
              optional: definition['x-optional'] !== undefined,
              example: definition.examples?.[0]?.payload ?? {},
            };
            keys.set(message, messageKey);
            return [definition.name, message];
          }),
        ),
      },
    ]),
  );
  const patterns = [...channels.values()].map((channel) => ({
    channel,
    expression: new RegExp(`^${escapeRegExp(channel.address).replace(escapeRegExp('{id}'), '([A-Za-z0-9_-]+)')}$`),
  }));
  const pointerOf = (channel: Channel, message: Message): string =>
    pointerTo('channels', channel.key, 'messages', keys.get(message) ?? message.name, 'payload');
  return {
    channels,
    findChannel: (address) => {
      for (const { channel, expression } of patterns) {
        const id = expression.exec(address)?.[1];
        if (id !== undefined) return { channel, id };
      }
      return null;
    },
    findMessage: ({ messages }, event) =>
      messages.get(event) ?? [...messages.values()].find(({ className }) => className === event) ?? null,
    check: (channel, message, payload) => check(pointerOf(channel, message), payload),
    readFields: (channel, message, payload) => fields.read(pointerOf(channel, message), payload),
    listFields: (channel, message) => fields.list(pointerOf(channel, message)),
  };
}
