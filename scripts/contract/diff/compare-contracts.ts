/** Finds what breaks the clients of an older contract, in its requests, responses and events. */
import { isDeepStrictEqual } from 'node:util';
import { messageList, withWebhooks } from '../../generate/events.ts';
import { child, isObject, type JsonObject, objects, text } from '../../generate/bundle.ts';
import { type LocatedOperation, operationsIn } from '../../generate/operations.ts';
import { type Comparison, findMismatches } from './assignability.ts';
import { compareRules, type Direction, resolve, say } from './schema-rules.ts';

/** Both bundles of one version: OpenAPI 3.1 and AsyncAPI 3. */
export type Contract = { readonly openapi: JsonObject; readonly asyncapi: JsonObject };

/** `place`: the operation or event, and what of it. */
export type Finding = { readonly place: string; readonly text: string };

/** `added`: new operations and events. */
export type Difference = { readonly breaking: readonly Finding[]; readonly added: readonly string[] };

function addressOf({ method, path }: LocatedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function idOf(located: LocatedOperation): string {
  return text(located.operation['operationId']) || addressOf(located);
}

/** Reads an operation of one version, with what it refers to in its place. */
function readOperation(version: 'old' | 'next', document: JsonObject, located: LocatedOperation) {
  const { method, path, operation } = located;
  const ofPath = objects(child(child(document, 'paths'), path)['parameters']);
  const parameters = [...ofPath, ...objects(operation['parameters'])].map((parameter) => resolve(parameter, document));
  const security = objects(operation['security'] ?? document['security']);
  const responses = Object.entries(child(operation, 'responses'));
  const body = operation['requestBody'];
  return {
    path,
    address: addressOf(located),
    /** Its generated type. */
    type: `${version}.paths['${path}']['${method}']`,
    /** The ways to log in; an empty one needs no login. */
    security: security.length === 0 ? [{}] : security,
    parameters: new Map(
      parameters.map((parameter) => [`${text(parameter['in'])} parameter \`${text(parameter['name'])}\``, parameter]),
    ),
    body: body === undefined ? null : resolve(body, document),
    responses: new Map(responses.map(([status, response]) => [status, resolve(response, document)])),
    emissions: objects(operation['x-emits']),
  };
}

type Operation = ReturnType<typeof readOperation>;

class Comparer {
  readonly breaking: Finding[] = [];
  readonly comparisons: Comparison[] = [];
  readonly #documents: { readonly old: JsonObject; readonly next: JsonObject };

  constructor(old: JsonObject, next: JsonObject) {
    this.#documents = { old, next };
  }

  #breaks(place: string, sentence: string): void {
    this.breaking.push({ place, text: sentence });
  }

  #compareRules(old: unknown, next: unknown, direction: Direction, place: string): void {
    const note = (at: string, sentence: string): void => this.#breaks(at, sentence);
    compareRules({ ...this.#documents, direction, note, seen: new Set() }, old, next, place);
  }

  #compareTypes(old: string, next: string, direction: Direction, place: string): void {
    const [sent, expected] = direction === 'request' ? [old, next] : [next, old];
    this.comparisons.push({ place, sent, expected });
  }

  compareOperations(old: JsonObject, next: JsonObject): void {
    const others = new Map(operationsIn(next).map((located) => [idOf(located), located]));
    for (const located of operationsIn(old)) {
      const id = idOf(located);
      const other = others.get(id);
      if (other === undefined) this.#breaks(id, 'was removed');
      else {
        const was = readOperation('old', this.#documents.old, located);
        this.#compareOperation(id, was, readOperation('next', this.#documents.next, other));
      }
    }
  }

  #compareOperation(id: string, old: Operation, next: Operation): void {
    if (old.address !== next.address) this.#breaks(id, `moved from ${old.address} to ${next.address}`);
    const isEnough = (way: JsonObject): boolean =>
      next.security.some((needed) => Object.keys(needed).every((name) => name in way));
    if (!old.security.every(isEnough)) this.#breaks(id, `now needs ${say(next.security)}, was ${say(old.security)}`);
    this.#compareParameters(old, next, id);
    this.#compareRequestBody(old, next, `${id}, request body`);
    this.#compareResponses(old, next, id);
    for (const emission of old.emissions) this.#compareEmission(emission, next, id);
  }

  #compareParameters(old: Operation, next: Operation, id: string): void {
    for (const [name, parameter] of old.parameters) {
      const place = `${id}, ${name}`;
      const other = next.parameters.get(name);
      if (other === undefined) {
        if (parameter['in'] !== 'path') this.#breaks(place, 'was removed');
        continue;
      }
      this.#compareRules(parameter['schema'], other['schema'], 'request', place);
      for (const key of ['style', 'explode'])
        if (parameter[key] !== other[key]) this.#breaks(place, `${key} is now ${say(other[key])}`);
    }
    const [oldType, nextType] = [`${old.type}['parameters']`, `${next.type}['parameters']`];
    if (old.path === next.path) this.#compareTypes(oldType, nextType, 'request', `${id}, parameters`);
  }

  #compareRequestBody(old: Operation, next: Operation, place: string): void {
    const [was, is] = [old.body, next.body];
    if (was !== null && is === null) this.#breaks(place, 'was removed');
    if (was?.['required'] !== true && is?.['required'] === true) this.#breaks(place, 'is now required');
    if (was === null || is === null) return;
    const types = [`NonNullable<${old.type}['requestBody']>`, `NonNullable<${next.type}['requestBody']>`] as const;
    this.#compareContent(was, is, 'request', place, types);
  }

  #compareContent(
    old: JsonObject,
    next: JsonObject,
    direction: Direction,
    place: string,
    [oldType, nextType]: readonly [string, string],
  ): void {
    for (const [mediaType, media] of Object.entries(child(old, 'content'))) {
      const other = child(next, 'content')[mediaType];
      if (!isObject(other)) this.#breaks(place, `can no longer be ${mediaType}`);
      if (!isObject(media) || !isObject(other)) continue;
      const [schema, otherSchema] = [media['schema'], other['schema']];
      this.#compareEncodings(media, other, place);
      if (schema === undefined || otherSchema === undefined) continue;
      this.#compareRules(schema, otherSchema, direction, place);
      const type = `['content']['${mediaType}']`;
      this.#compareTypes(oldType + type, nextType + type, direction, place);
    }
  }

  #compareEncodings(old: JsonObject, next: JsonObject, place: string): void {
    for (const [part, encoding] of Object.entries(child(old, 'encoding'))) {
      const types = (value: unknown): string[] => (isObject(value) ? text(value['contentType']).split(/,\s*/) : []);
      const accepted = types(child(next, 'encoding')[part]);
      const missing = accepted.length === 0 ? [] : types(encoding).filter((type) => !accepted.includes(type));
      if (missing.length > 0) this.#breaks(`${place} field \`${part}\``, `can no longer be ${missing.join(', ')}`);
    }
  }

  #compareResponses(old: Operation, next: Operation, id: string): void {
    for (const status of next.responses.keys())
      if (status.startsWith('2') && !old.responses.has(status)) this.#breaks(`${id}, response ${status}`, 'is new');
    for (const [status, was] of old.responses) {
      const place = `${id}, response ${status}`;
      const is = next.responses.get(status);
      if (is === undefined) {
        if (status.startsWith('2')) this.#breaks(place, 'was removed');
        continue;
      }
      const [oldType, nextType] = [`${old.type}['responses']['${status}']`, `${next.type}['responses']['${status}']`];
      this.#compareContent(was, is, 'response', place, [oldType, nextType]);
      if (was['headers'] !== undefined)
        this.#compareTypes(`${oldType}['headers']`, `${nextType}['headers']`, 'response', place);
    }
  }

  /** An event that is gone, later, elsewhere or rarer breaks clients that wait for it. */
  #compareEmission(was: JsonObject, { emissions }: Operation, id: string): void {
    const { channel, message } = was;
    const place = `${id}, event \`${text(message)}\` on channel \`${text(channel)}\``;
    const is = emissions.find((one) => one['channel'] === channel && one['message'] === message);
    if (is === undefined) {
      this.#breaks(place, 'is no longer caused');
      return;
    }
    const describe = (name: string): string => `${name} is now ${say(is[name])}, was ${say(was[name])}`;
    if (Number(is['within'] ?? Infinity) > Number(was['within'] ?? Infinity)) this.#breaks(place, describe('within'));
    // Contracts up to 1.1 say neither for which id, for whom nor when.
    if (was['id'] === undefined) return;
    for (const name of ['id', 'to']) if (was[name] !== is[name]) this.#breaks(place, describe(name));
    const rule = ({ when }: JsonObject): unknown => {
      const { description, ...rules } = isObject(when) ? when : {};
      return Object.keys(rules).length === 0 ? description : rules;
    };
    if (is['when'] !== undefined && !isDeepStrictEqual(rule(was), rule(is))) this.#breaks(place, describe('when'));
  }

  compareChannels(old: JsonObject, next: JsonObject): void {
    const nextChannels = child(next, 'channels');
    for (const [name, channel] of Object.entries(child(old, 'channels'))) {
      const [was, is] = [channel, nextChannels[name]].map((value) => (isObject(value) ? text(value['address']) : null));
      if (is === null) this.#breaks(`channel \`${name}\``, 'was removed');
      else if (was !== is) this.#breaks(`channel \`${name}\``, `its address is now ${is}, was ${was}`);
    }
    const nextMessages = new Map(messageList(next).map((message) => [placeOf(message), message]));
    for (const message of messageList(old)) {
      const place = placeOf(message);
      const other = nextMessages.get(place);
      if (other === undefined) {
        this.#breaks(place, 'was removed');
        continue;
      }
      if (message.className !== other.className)
        this.#breaks(place, `its class name is now ${other.className ?? 'none'}, was ${message.className ?? 'none'}`);
      const [was, is] = [message.schema, other.schema];
      const [schema, otherSchema] = [was, is].map((name) => ({ $ref: `#/components/schemas/${name}` }));
      this.#compareRules(schema, otherSchema, 'response', place);
      this.#compareTypes(
        `old.components['schemas']['${was}']`,
        `next.components['schemas']['${is}']`,
        'response',
        place,
      );
    }
  }

  compareSecuritySchemes(): void {
    const { old, next } = this.#documents;
    const others = child(child(next, 'components'), 'securitySchemes');
    for (const [name, scheme] of Object.entries(child(child(old, 'components'), 'securitySchemes')))
      if (others[name] !== undefined && !isDeepStrictEqual(withoutTexts(scheme), withoutTexts(others[name])))
        this.#breaks(`security scheme \`${name}\``, `is now ${say(withoutTexts(others[name]))}`);
  }
}

function placeOf({ channel, name }: { readonly channel: string; readonly name: string }): string {
  return `event \`${name}\` on channel \`${channel}\``;
}

/** Without its descriptions, which may change. */
function withoutTexts(scheme: unknown): unknown {
  const { description: _description, ...rules } = isObject(scheme) ? scheme : {};
  return rules;
}

/** Throws an Error when a document contains a dangling reference. */
export async function compareContracts(old: Contract, next: Contract): Promise<Difference> {
  const oldDocument = withWebhooks(old.openapi, old.asyncapi);
  const nextDocument = withWebhooks(next.openapi, next.asyncapi);
  const comparer = new Comparer(oldDocument, nextDocument);
  comparer.compareOperations(old.openapi, next.openapi);
  comparer.compareSecuritySchemes();
  comparer.compareChannels(old.asyncapi, next.asyncapi);
  const mismatches = await findMismatches(oldDocument, nextDocument, comparer.comparisons);
  const idsIn = ({ openapi, asyncapi }: Contract): string[] => [
    ...operationsIn(openapi).map(idOf),
    ...messageList(asyncapi).map(placeOf),
  ];
  const known = new Set(idsIn(old));
  return { breaking: [...comparer.breaking, ...mismatches], added: idsIn(next).filter((id) => !known.has(id)) };
}
