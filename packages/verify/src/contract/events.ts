import {
  type AsyncApiDocument,
  isIn,
  type JsonSchema,
  type SubsetName,
  type ValueSource,
} from '#verify/contract/documents.ts';
import { escapeRegExp, type Fields } from '#verify/base/values.ts';

export type Message = {
  readonly name: string;
  /** The PHP class of an event broadcast under its class name. Both names are valid. */
  readonly className: string | null;
  /** Why no request causes it, otherwise null. */
  readonly unprompted: string | null;
  /** Whether a server may never send it. */
  readonly optional: boolean;
  readonly example: Fields;
  readonly schema: JsonSchema;
};

export type Channel = {
  readonly key: string;
  readonly address: string;
  /** Where its ids are found. */
  readonly sources: readonly ValueSource[];
  readonly messages: ReadonlyMap<string, Message>;
};

export class EventContract {
  readonly channels: ReadonlyMap<string, Channel>;
  readonly #patterns: readonly { readonly channel: Channel; readonly expression: RegExp }[];

  /** `document`: without references. */
  constructor(document: AsyncApiDocument, only: SubsetName = 'extension') {
    const declared = Object.entries(document.channels).filter(([, channel]) => isIn(only, channel));
    const channels = declared.map(([key, { address, parameters, messages }]): Channel => {
      const included = Object.entries(messages).filter(([, message]) => isIn(only, message));
      const all = included.map(([, definition]): [string, Message] => [
        definition.name,
        {
          name: definition.name,
          className: definition['x-class-name'] ?? null,
          unprompted: definition['x-unprompted'] ?? null,
          optional: definition['x-optional'] !== undefined,
          example: definition.examples?.[0]?.payload ?? {},
          schema: definition.payload,
        },
      ]);
      return { key, address, sources: parameters?.id?.['x-found-in'] ?? [], messages: new Map(all) };
    });
    this.channels = new Map(channels.map((channel) => [channel.key, channel]));
    this.#patterns = channels.map((channel) => ({
      channel,
      expression: new RegExp(`^${escapeRegExp(channel.address).replace(escapeRegExp('{id}'), '([A-Za-z0-9_-]+)')}$`),
    }));
  }

  /** Finds the channel and id for an address such as `private-chat.61`. Returns null for unknown ones. */
  findChannel(address: string): { readonly channel: Channel; readonly id: string } | null {
    for (const { channel, expression } of this.#patterns) {
      const id = expression.exec(address)?.[1];
      if (id !== undefined) return { channel, id };
    }
    return null;
  }

  /** Returns the address of a channel's key with an id. Null for an unknown channel. */
  addressOf(channel: string, id: string | number): string | null {
    return this.channels.get(channel)?.address.replace('{id}', String(id)) ?? null;
  }

  findMessage({ messages }: Channel, event: string): Message | null {
    return messages.get(event) ?? [...messages.values()].find(({ className }) => className === event) ?? null;
  }
}
