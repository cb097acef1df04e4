import type { AsyncApiDocument, Node } from './documents.ts';
import { createSchemaCheck, pointerTo, type SchemaFault } from './schema-check.ts';

/** An event of a channel. */
export type Message = {
  readonly name: string;
  /** The PHP class of an event that is broadcast under its class name; both names mean it. */
  readonly className: string | null;
  /** Why no call causes it; null where one does. */
  readonly unprompted: string | null;
  readonly example: Node;
};

/** A channel with the `{id}` of its address. */
export type Channel = {
  readonly key: string;
  readonly address: string;
  readonly messages: ReadonlyMap<string, Message>;
};

export type EventContract = {
  readonly channels: ReadonlyMap<string, Channel>;
  /** The channel that an address such as `private-chat.61` belongs to, with its id; null where the contract has none. */
  readonly channelOf: (address: string) => { readonly channel: Channel; readonly id: string } | null;
  /** By its name on the wire, which may be the one of its class. */
  readonly messageOf: (channel: Channel, event: string) => Message | null;
  readonly check: (channel: Channel, message: Message, payload: unknown) => readonly SchemaFault[];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const createEventContract = (document: AsyncApiDocument): EventContract => {
  const check = createSchemaCheck(document, 'asyncapi');
  const keys = new Map<Message, string>();
  const channels = new Map(
    Object.entries(document.channels).map(([key, { address, messages }]): [string, Channel] => [
      key,
      {
        key,
        address,
        messages: new Map(
          Object.entries(messages).map(([messageKey, found]): [string, Message] => {
            const message: Message = {
              name: found.name,
              className: found['x-class-name'] ?? null,
              unprompted: found['x-unprompted'] ?? null,
              example: found.examples?.[0]?.payload ?? {},
            };
            keys.set(message, messageKey);
            return [found.name, message];
          }),
        ),
      },
    ]),
  );
  const patterns = [...channels.values()].map((channel) => ({
    channel,
    expression: new RegExp(`^${escaped(channel.address).replace(escaped('{id}'), '([A-Za-z0-9_-]+)')}$`),
  }));
  return {
    channels,
    channelOf: (address) => {
      for (const { channel, expression } of patterns) {
        const id = expression.exec(address)?.[1];
        if (id !== undefined) return { channel, id };
      }
      return null;
    },
    messageOf: ({ messages }, event) =>
      messages.get(event) ?? [...messages.values()].find(({ className }) => className === event) ?? null,
    check: (channel, message, payload) =>
      check(pointerTo('channels', channel.key, 'messages', keys.get(message) ?? message.name, 'payload'), payload),
  };
};
