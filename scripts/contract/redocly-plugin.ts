/**
 * Our rules beside Redocly's, for `redocly lint` and for editors (redocly.yaml). They protect readers of the contract: what
 * a response always has, which errors every request can get, and which events it causes.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { expressionsInCondition, readCondition } from '#verify/workflows/conditions.ts';
import { child, isObject, type JsonObject, keysOf, objects, text } from '../generate/bundle.ts';

/** What Redocly passes to a visitor: where it is, and how to report. */
type Context = {
  readonly key: string;
  readonly location: Location;
  readonly report: (problem: { readonly message: string; readonly location: Location }) => void;
};

type Location = {
  readonly source: { readonly absoluteRef: string };
  readonly child: (key: string | readonly string[]) => Location;
};

/** A node with the file that its references are relative to. */
type Located = { readonly node: JsonObject; readonly file: string };

const files = new Map<string, JsonObject>();

function readYaml(file: string): JsonObject {
  const content = files.get(file) ?? (parse(readFileSync(file, 'utf8')) as JsonObject);
  files.set(file, content);
  return content;
}

/** Follows a reference, also into other files. What it leads to is empty if it leads nowhere, which Redocly reports. */
function follow(value: unknown, file: string): Located {
  const node = isObject(value) ? value : {};
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return { node, file };
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  return follow(keysOf(pointer).reduce(child, readYaml(target)), target);
}

function fileOf({ location }: Context): string {
  return location.source.absoluteRef;
}

/** A field of a response or event is always there, or `x-optional` says when it is absent. */
function optionalFields() {
  const seen = new Set<string>();
  const check = (context: Context, { node, file }: Located, place: string): void => {
    const required = Array.isArray(node['required']) ? node['required'] : [];
    const reasons = child(node, 'x-optional');
    const properties = child(node, 'properties');
    const report = (message: string): void => context.report({ message, location: context.location });
    for (const name of Object.keys(properties))
      if (!required.includes(name) && typeof reasons[name] !== 'string')
        report(`${place}.${name} is optional without a reason: require it, or say in x-optional when it is absent.`);
    for (const name of Object.keys(reasons))
      if (required.includes(name) || !(name in properties))
        report(`${place}.${name} has a reason in x-optional, but is no optional field.`);
    const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => objects(node[key]));
    const inner: [string, unknown][] = [
      ...Object.entries(properties),
      ['[]', node['items']],
      ...alternatives.map((schema): [string, unknown] => ['', schema]),
    ];
    for (const [name, schema] of inner) visit(context, schema, file, `${place}.${name}`);
  };
  const visit = (context: Context, schema: unknown, file: string, place: string): void => {
    if (!isObject(schema)) return;
    const reference = schema['$ref'];
    if (typeof reference !== 'string') {
      check(context, { node: schema, file }, place);
      return;
    }
    const target = follow(schema, file);
    const name = reference.split('/').at(-1) ?? '';
    const key = `${target.file}#${name}`;
    if (seen.has(key)) return;
    seen.add(key);
    check(context, target, `schema ${name}`);
  };
  return {
    Response: {
      MediaType: (media: JsonObject, context: Context) => visit(context, media['schema'], fileOf(context), 'body'),
    },
    Message: (message: JsonObject, context: Context) => visit(context, message['payload'], fileOf(context), 'payload'),
  };
}

/** Every operation documents the errors that any request of its kind can get. */
function errorResponses() {
  let isSecuredByDefault = false;
  return {
    Root: ({ security }: JsonObject) => {
      isSecuredByDefault = objects(security).length > 0;
    },
    Operation: (operation: JsonObject, context: Context) => {
      const { location, key: method } = context;
      const isSecured =
        operation['security'] === undefined ? isSecuredByDefault : objects(operation['security']).length > 0;
      const hasPath = objects(operation['parameters']).some(
        (parameter) => follow(parameter, fileOf(context)).node['in'] === 'path',
      );
      const body = operation['requestBody'];
      const { node } = follow(body, fileOf(context));
      const expected = {
        '401': isSecured,
        '403': isSecured && hasPath,
        '404': hasPath,
        '408': true,
        '413': 'multipart/form-data' in child(node, 'content'),
        '419': method !== 'get',
        '422': body !== undefined,
        '429': true,
        '500': true,
        '5XX': true,
      };
      const responses = child(operation, 'responses');
      for (const [status, isExpected] of Object.entries(expected))
        if (isExpected && !(status in responses))
          context.report({
            message: `The response ${status} isn't documented.`,
            location: location.child('responses'),
          });
    },
  };
}

/** What only a screen needs says which one, in a sentence that starts with "For". */
function extensionReasons() {
  return {
    Operation: (operation: JsonObject, { location, report }: Context) => {
      if (operation['x-origin'] !== 'extension') return;
      if (/(?:^|[.!?;]\s+)For\s+\S+\s+\S+/.test(text(operation['description']))) return;
      report({
        message: 'An extension needs a sentence “For …” in its description, which names the screen that uses it.',
        location: location.child('description'),
      });
    },
  };
}

/** The messages of `asyncapi.yaml`, by channel and name. */
function readMessages(file: string): ReadonlyMap<string, JsonObject> {
  const document = readYaml(file);
  const messages = child(child(document, 'components'), 'messages');
  return new Map(
    Object.entries(child(document, 'channels')).flatMap(([channel, item]) =>
      Object.keys(isObject(item) ? child(item, 'messages') : {}).map((key) => {
        const message = child(messages, key);
        return [`${channel} ${text(message['name'])}`, message] as const;
      }),
    ),
  );
}

function hasField(schema: unknown, file: string, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const { node, file: inner } = follow(schema, file);
  const field = child(node, 'properties')[name];
  return (
    (field !== undefined && hasField(field, inner, rest)) ||
    ['allOf', 'anyOf', 'oneOf'].some((key) =>
      objects(node[key]).some((alternative) => hasField(alternative, inner, [name, ...rest])),
    )
  );
}

/** Whether the operation or the event has what a runtime expression names. */
function isKnown(context: Context, operation: JsonObject, expression: string, message: JsonObject, asyncapi: string) {
  if (expression === '$user.id') return true;
  const file = fileOf(context);
  const [, where, name] = /^\$request\.(path|query)\.([\w-]+)$/.exec(expression) ?? [];
  if (name !== undefined)
    return objects(operation['parameters'])
      .map((parameter) => follow(parameter, file).node)
      .some((parameter) => parameter['name'] === name && parameter['in'] === where);
  const [, source, pointer = ''] = /^\$(request\.body|response\.body|message\.payload)#(\/.+)$/.exec(expression) ?? [];
  const path = keysOf(pointer);
  const hasBody = (holder: unknown): boolean => {
    const { node, file: inner } = follow(holder, file);
    const media = Object.values(child(node, 'content')).filter(isObject);
    return media.some(({ schema }) => hasField(schema, inner, path));
  };
  if (source === 'message.payload') return hasField(message['payload'], asyncapi, path);
  if (source === 'request.body') return hasBody(operation['requestBody']);
  const responses = Object.entries(child(operation, 'responses'));
  return (
    source === 'response.body' && responses.some(([status, response]) => status.startsWith('2') && hasBody(response))
  );
}

/** Each event of `x-emits` exists, and so does what its id and its condition name (docs/contract.md). */
function emittedEvents(options: { readonly asyncapi: string }) {
  const asyncapi = resolve(options.asyncapi);
  const messages = readMessages(asyncapi);
  const findProblem = (context: Context, operation: JsonObject, emission: JsonObject): string | null => {
    const { channel, message: name, id, within, to, when } = emission;
    const message = messages.get(`${text(channel)} ${text(name)}`);
    if (message === undefined) return `The message ${text(name)} isn't sent on the channel ${text(channel)}.`;
    const isFound = (expression: string): boolean => isKnown(context, operation, expression, message, asyncapi);
    if (typeof id !== 'string' || !isFound(id))
      return `The id must name a parameter or field that exists, or be $user.id: ${JSON.stringify(id ?? null)}.`;
    if (!Number.isInteger(within)) return '`within` must be a number of milliseconds.';
    if (to !== undefined && to !== 'others') return '`to` must be `others` or absent.';
    if (when === undefined) return null;
    if (!isObject(when) || typeof when['description'] !== 'string') return '`when` must have a description.';
    const { condition } = when;
    if (condition === undefined) return null;
    try {
      readCondition(text(condition));
    } catch (error) {
      return `\`when.condition\` is invalid: ${error instanceof Error ? error.message : String(error)}.`;
    }
    const unknown = expressionsInCondition(text(condition)).find((expression) => !isFound(expression));
    return unknown === undefined ? null : `\`when.condition\` has an unknown value: ${unknown}.`;
  };
  return {
    Operation: (operation: JsonObject, context: Context) => {
      for (const [at, emission] of objects(operation['x-emits']).entries()) {
        const message = findProblem(context, operation, emission);
        if (message !== null) context.report({ message, location: context.location.child(['x-emits', String(at)]) });
      }
    },
  };
}

// Redocly loads a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default function plugin(): object {
  return {
    id: 'lamplight',
    rules: {
      oas3: {
        'optional-fields': optionalFields,
        'error-responses': errorResponses,
        'extension-reasons': extensionReasons,
        'emitted-events': emittedEvents,
      },
      async3: { 'optional-fields': optionalFields },
    },
  };
}
