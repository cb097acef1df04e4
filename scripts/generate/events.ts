/** Generates TypeScript and runtime checks from the AsyncAPI bundle (docs/contract.md). */
import type { Format } from 'ajv';
import { fastFormats } from 'ajv-formats/dist/formats.js';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { schemaExtensions, withDefaults } from '#mocks/contract/json-schemas.ts';
import { inlineMessages } from '#shared/inline-messages.ts';
import { child, isObject, type Json, type JsonObject, objects } from './bundle.ts';

/** A message on one of its channels, with the channel's address. */
export type EventMessage = {
  channel: string;
  address: string;
  name: string;
  schema: string;
  className: string | null;
  definition: JsonObject;
};

const schemaPrefix = '#/components/schemas/';

function readMessage(channel: string, address: string, definition: JsonObject): EventMessage {
  const { name, 'x-class-name': className } = definition;
  const reference = child(definition, 'payload')['$ref'];
  if (typeof name !== 'string') throw new Error(`asyncapi: a message of ${channel} has no name.`);
  if (typeof reference !== 'string' || !reference.startsWith(schemaPrefix))
    throw new Error(`asyncapi: the payload of ${name} must be a $ref to a schema in asyncapi/payloads.yaml.`);
  const schema = reference.slice(schemaPrefix.length);
  return { channel, address, name, schema, className: typeof className === 'string' ? className : null, definition };
}

/** Lists each message of each channel. Throws an Error for one without a name or a referenced payload. */
export function messageList(asyncapi: JsonObject): EventMessage[] {
  return Object.entries(child(inlineMessages(asyncapi), 'channels')).flatMap(([id, channel]) => {
    if (!isObject(channel) || typeof channel['address'] !== 'string')
      throw new Error(`asyncapi: the channel ${id} has no address.`);
    const { address } = channel;
    return objects(Object.values(child(channel, 'messages'))).map((message) => readMessage(id, address, message));
  });
}

/** Some events are sent on several channels. */
function uniqueMessages(messages: readonly EventMessage[]): EventMessage[] {
  return [...new Map(messages.map((message) => [message.name, message])).values()];
}

/** Returns the OpenAPI document with the events' payloads as schemas, and each event as a webhook. */
export function withWebhooks(openapi: JsonObject, asyncapi: JsonObject): JsonObject {
  const components = child(openapi, 'components');
  const schemas = { ...child(components, 'schemas') };
  for (const [name, schema] of Object.entries(child(child(asyncapi, 'components'), 'schemas'))) {
    const existing = schemas[name];
    if (existing !== undefined && JSON.stringify(existing) !== JSON.stringify(schema))
      throw new Error(`The schema ${name} differs between the two documents.`);
    schemas[name] = schema;
  }
  const webhooks = Object.fromEntries(
    uniqueMessages(messageList(asyncapi)).map((message) => [
      message.name,
      {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: schemaPrefix + message.schema } } } },
          responses: { '200': { description: 'Taken.' } },
        },
      },
    ]),
  );
  return { ...openapi, components: { ...components, schemas }, webhooks };
}

export function eventMap(asyncapi: JsonObject, header: string): string {
  const messages = messageList(asyncapi);
  const channels = [...Map.groupBy(messages, ({ channel }) => channel)];
  const types = channels.map(([id, all]) => {
    const lines = all.map(({ name, schema }) => `    '${name}': components['schemas']['${schema}'];`);
    return `  ${id}: {\n${lines.join('\n')}\n  };`;
  });
  const addresses = channels.map(([id, [message]]) => `  ${id}: '${message?.address}',`);
  const classNames = uniqueMessages(messages)
    .filter(({ className }) => className !== null)
    .map(({ name, className }) => `  ${name}: ${JSON.stringify(className)},`);
  return `${header}import type { components } from './schema.ts';

/** Payload by channel and event. */
export type ChannelEvents = {
${types.join('\n')}
};

/** The address of each channel, as laravel-echo's private channel with its prefix. */
export const channelAddresses = {
${addresses.join('\n')}
} as const satisfies Record<keyof ChannelEvents, string>;

/** Events that a backend broadcasts under their PHP class name. */
export const eventClassNames: Readonly<Record<string, string>> = {
${classNames.join('\n')}
};
`;
}

function getPattern(format: Format | undefined): RegExp {
  const pattern = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (!(pattern instanceof RegExp)) throw new Error("A format in the event checks isn't a regular expression.");
  return pattern;
}

/**
 * `writer`: only on the writer's own channel, used on every screen. `work`: all others, loaded with the screens that
 * need them.
 */
function messageSets(asyncapi: JsonObject): Readonly<Record<'writer' | 'work', EventMessage[]>> {
  const messages = messageList(asyncapi);
  const elsewhere = new Set(messages.filter(({ channel }) => channel !== 'user').map(({ name }) => name));
  const all = uniqueMessages(messages);
  return {
    writer: all.filter(({ name }) => !elsewhere.has(name)),
    work: all.filter(({ name }) => elsewhere.has(name)),
  };
}

/**
 * An event may leave out fields of an entity that a response always has: a backend that serialises less for an event
 * doesn't lose the event. Payload schemas are unchanged.
 */
function withEntityDefaults(document: JsonObject, openapi: JsonObject): JsonObject {
  const entities = child(child(openapi, 'components'), 'schemas');
  return Object.fromEntries(
    Object.entries(child(child(document, 'components'), 'schemas')).map(([name, schema]) => [
      name,
      name in entities ? (withDefaults(schema) as Json) : schema,
    ]),
  );
}

/**
 * Generates standalone checks (ajv), one module per set: the content security policy forbids generating code at run
 * time.
 */
export async function eventChecks(
  { document, openapi, asyncapi }: { document: JsonObject; openapi: JsonObject; asyncapi: JsonObject },
  header: string,
): Promise<Record<'writer' | 'work', { code: string; types: string }>> {
  const { writer, work } = messageSets(asyncapi);
  const schemas = withEntityDefaults(document, openapi);
  return {
    writer: await generateChecks(writer, schemas, header),
    work: await generateChecks(work, schemas, header),
  };
}

/** Removes what an error contains besides its path and message. */
function withoutErrorDetails(source: string): string {
  return source.replaceAll(/,schemaPath:"[^"]*",keyword:"[^"]*",params:\{[^{}]*\}/g, '');
}

async function generateChecks(
  messages: readonly EventMessage[],
  schemas: JsonObject,
  header: string,
): Promise<{ code: string; types: string }> {
  // Without the 2020 vocabulary, which the payloads don't use and each check would carry.
  const ajv = new Ajv({
    code: { source: true, esm: true, optimize: 2 },
    // Share a schema's check instead of copying it.
    inlineRefs: false,
    strictTypes: false,
    strictRequired: false,
    useDefaults: true,
  });
  // Plain regular expressions: format names would include the library's other formats too.
  for (const format of ['date-time', 'email'] as const) ajv.addFormat(format, getPattern(fastFormats[format]));
  for (const word of ['components', 'example', ...schemaExtensions]) ajv.addKeyword(word);
  // TypeScript's numbers can't check it, and ids are integers by their type.
  ajv.addFormat('int64', true);
  ajv.addSchema({ $id: 'contract', components: { schemas } });
  const exportName = (message: EventMessage) => `check_${message.name.replaceAll('.', '_')}`;
  const source = standaloneCode(
    ajv,
    Object.fromEntries(messages.map((message) => [exportName(message), `contract${schemaPrefix}${message.schema}`])),
  );
  const table = `\nexport const eventChecks = {\n${messages.map((message) => `  ${JSON.stringify(message.name)}: ${exportName(message)},`).join('\n')}\n};\n`;
  // ajv's "ESM" output still contains `require()`; a bundler resolves it.
  const result = await build({
    stdin: { contents: withoutErrorDetails(source) + table, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text;
  if (code === undefined) throw new Error("Couldn't bundle the event checks.");
  const types = `${header}export type EventCheck = {
  (payload: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
};
export declare const eventChecks: {
${messages.map((message) => `  readonly '${message.name}': EventCheck;`).join('\n')}
};
`;
  return { code: header + code, types };
}
