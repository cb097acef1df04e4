import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AsyncApiDocument } from '#verify/contract/documents.ts';
import { escapeRegExp } from '#shared/values.ts';
import { readAsyncApi } from './contract-documents.ts';
import { type FieldPaths, readFieldPaths, schemaExtensions } from './json-schemas.ts';

/** In bytes. Above 10,000, Reverb fails the causing request with 500. */
const eventLimit = 8_000;

export type Frame = { readonly channel: string; readonly event: string; readonly data: string };

type BroadcastExample = {
  readonly event: string;
  readonly channel: string;
  readonly example: Readonly<Record<string, unknown>>;
};

export type Broadcasts = {
  /** Channel key → message names. */
  readonly messages: ReadonlyMap<string, readonly string[]>;
  readonly examples: readonly BroadcastExample[];
  /** Returns the contract's channel for an address such as `private-sessionChat.61`, and its id. */
  readonly findChannel: (address: string) => { readonly channel: string; readonly id: string } | null;
  /** Returns the contract's name of an event that a server may send by its class. */
  readonly findEventName: (channel: string, event: string) => string | null;
  /** Returns the payload's fields that the contract has, and those that it lacks. Both are empty for an unknown pair. */
  readonly readFields: (channel: string, message: string, payload: unknown) => FieldPaths;
  /**
   * Checks and encodes. Throws when the pair is unknown, the payload breaks its schema, has an undeclared field or is too
   * large.
   */
  readonly encode: (channel: string, id: number | string, message: string, payload: unknown) => Frame;
  /** Compiles every payload schema, which `encode` does at its first use. Throws for an invalid one. */
  readonly compile: () => void;
};

/** Laravel escapes everything outside ASCII. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isEmpty(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && Object.keys(payload).length === 0;
}

function createCompiler(document: AsyncApiDocument): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  addFormats(ajv);
  for (const word of ['components', ...schemaExtensions]) ajv.addKeyword(word);
  ajv.addSchema({ $id: 'broadcasts', components: document.components ?? {} });
  return ajv;
}

function listExamples({ channels }: AsyncApiDocument): readonly BroadcastExample[] {
  return Object.values(channels).flatMap(({ address, messages }) =>
    Object.values(messages).map(({ name, examples = [] }) => ({
      event: name,
      channel: address,
      example: examples[0]?.payload ?? {},
    })),
  );
}

export function createBroadcasts(document: AsyncApiDocument = readAsyncApi()): Broadcasts {
  const ajv = createCompiler(document);
  const channels = Object.entries(document.channels).map(([key, { address, messages }]) => ({
    key,
    address,
    pattern: new RegExp(`^${escapeRegExp(address).replace(escapeRegExp('{id}'), '([A-Za-z0-9_-]+)')}$`),
    messages: new Map(
      Object.values(messages).map((message) => [
        message.name,
        {
          wireName: message['x-class-name'] ?? message.name,
          payload: message.payload,
          schema: {
            ...message.payload,
            ...(message.payload.$ref && { $ref: `broadcasts${message.payload.$ref}` }),
          },
        },
      ]),
    ),
  }));
  const byKey = new Map(channels.map((channel) => [channel.key, channel]));
  const readFields: Broadcasts['readFields'] = (channel, name, payload) => {
    const message = byKey.get(channel)?.messages.get(name);
    return message ? readFieldPaths(document, message.payload, payload) : { declared: [], undeclared: [] };
  };
  return {
    readFields,
    messages: new Map(channels.map(({ key, messages }) => [key, [...messages.keys()]])),
    examples: listExamples(document),
    findChannel: (address) => {
      for (const { key, pattern } of channels) {
        const id = pattern.exec(address)?.[1];
        if (id !== undefined) return { channel: key, id };
      }
      return null;
    },
    findEventName: (channelKey, event) => {
      const messages = [...(byKey.get(channelKey)?.messages ?? [])];
      return messages.find(([name, { wireName }]) => name === event || wireName === event)?.[0] ?? null;
    },
    encode: (channelKey, id, name, payload) => {
      const channel = byKey.get(channelKey);
      const message = channel?.messages.get(name);
      if (!channel || !message) throw new Error(`The contract has no event ${name} on channel ${channelKey}.`);
      const check = ajv.compile(message.schema);
      if (!check(payload)) {
        throw new Error(`The event ${name} breaks the contract: ${ajv.errorsText(check.errors)}.`);
      }
      const { undeclared } = readFields(channelKey, name, payload);
      if (undeclared.length > 0) {
        throw new Error(`The event ${name} has fields that the contract lacks: ${undeclared.join(', ')}.`);
      }
      const data = isEmpty(payload) ? '[]' : asciiJson(payload);
      if (data.length > eventLimit) {
        throw new Error(`The event ${name} has ${data.length} bytes; more than ${eventLimit} are refused.`);
      }
      return { channel: channel.address.replace('{id}', String(id)), event: message.wireName, data };
    },
    compile: () => {
      for (const { messages } of channels) for (const { schema } of messages.values()) ajv.compile(schema);
    },
  };
}
