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

type Version = { readonly document: JsonObject; readonly asyncapi: JsonObject };

function idOf(located: LocatedOperation): string {
  return text(located.operation['operationId']) || addressOf(located);
}

function addressOf({ method, path }: LocatedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

class Comparer {
  readonly breaking: Finding[] = [];
  readonly comparisons: Comparison[] = [];
  readonly #old: Version;
  readonly #next: Version;

  constructor(old: Version, next: Version) {
    this.#old = old;
    this.#next = next;
  }

  #breaks(place: string, sentence: string): void {
    this.breaking.push({ place, text: sentence });
  }

  #compareRules(old: unknown, next: unknown, direction: Direction, place: string): void {
    const documents = { old: this.#old.document, next: this.#next.document };
    const note = (at: string, sentence: string): void => this.#breaks(at, sentence);
    compareRules({ ...documents, direction, note, seen: new Set() }, old, next, place);
  }

  compareOperation(old: LocatedOperation, next: LocatedOperation): void {
    const id = idOf(old);
    if (addressOf(old) !== addressOf(next)) this.#breaks(id, `moved from ${addressOf(old)} to ${addressOf(next)}`);
    this.#compareSecurity(old, next, id);
    this.#compareParameters(old, next, id);
    this.#compareRequestBody(old, next, id);
    this.#compareResponses(old, next, id);
    this.#compareEmissions(old.operation, next.operation, id);
  }

  #compareSecurity(old: LocatedOperation, next: LocatedOperation, id: string): void {
    const read = ({ operation }: LocatedOperation, { document }: Version): JsonObject[] => {
      const needed = objects(operation['security'] ?? document['security']);
      return needed.length === 0 ? [{}] : needed;
    };
    const [was, is] = [read(old, this.#old), read(next, this.#next)];
    const isEnough = (way: JsonObject): boolean =>
      is.some((needed) => Object.keys(needed).every((name) => name in way));
    if (!was.every(isEnough)) this.#breaks(id, `now needs ${say(is)}, was ${say(was)}`);
  }

  #parametersOf({ path, operation }: LocatedOperation, { document }: Version): Map<string, JsonObject> {
    const ofPath = objects(child(child(document, 'paths'), path)['parameters']);
    const all = [...ofPath, ...objects(operation['parameters'])].map((parameter) => resolve(parameter, document));
    return new Map(
      all.map((parameter) => [`${text(parameter['in'])} parameter \`${text(parameter['name'])}\``, parameter]),
    );
  }

  #compareParameters(old: LocatedOperation, next: LocatedOperation, id: string): void {
    const nextParameters = this.#parametersOf(next, this.#next);
    for (const [name, parameter] of this.#parametersOf(old, this.#old)) {
      const place = `${id}, ${name}`;
      const other = nextParameters.get(name);
      const isPath = parameter['in'] === 'path';
      if (other === undefined && !isPath) this.#breaks(place, 'was removed');
      if (other === undefined) continue;
      this.#compareRules(parameter['schema'], other['schema'], 'request', place);
      for (const key of ['style', 'explode'])
        if (parameter[key] !== other[key]) this.#breaks(place, `${key} is now ${say(other[key])}`);
    }
    if (old.path !== next.path) return;
    const type = `['parameters']`;
    const [oldType, nextType] = [`${operationType('old', old)}${type}`, `${operationType('next', next)}${type}`];
    this.comparisons.push({ place: `${id}, parameters`, sent: oldType, expected: nextType });
  }

  #compareRequestBody(old: LocatedOperation, next: LocatedOperation, id: string): void {
    const bodyOf = ({ operation }: LocatedOperation, { document }: Version): JsonObject | null =>
      operation['requestBody'] === undefined ? null : resolve(operation['requestBody'], document);
    const [was, is] = [bodyOf(old, this.#old), bodyOf(next, this.#next)];
    const place = `${id}, request body`;
    if (was !== null && is === null) this.#breaks(place, 'was removed');
    if (was?.['required'] !== true && is?.['required'] === true) this.#breaks(place, 'is now required');
    if (was === null || is === null) return;
    const type = (operation: string): string => `NonNullable<${operation}['requestBody']>`;
    const types = [type(operationType('old', old)), type(operationType('next', next))] as const;
    this.#compareContent(child(was, 'content'), child(is, 'content'), 'request', place, types);
  }

  #compareContent(
    old: JsonObject,
    next: JsonObject,
    direction: Direction,
    place: string,
    [oldType, nextType]: readonly [string, string],
  ): void {
    for (const [mediaType, media] of Object.entries(old)) {
      const other = next[mediaType];
      if (!isObject(other)) this.#breaks(place, `can no longer be ${mediaType}`);
      if (!isObject(media) || !isObject(other)) continue;
      const [schema, otherSchema] = [media['schema'], other['schema']];
      this.#compareEncodings(media, other, place);
      if (schema === undefined || otherSchema === undefined) continue;
      this.#compareRules(schema, otherSchema, direction, place);
      const type = `['content']['${mediaType}']`;
      const [sender, receiver] = direction === 'request' ? [oldType, nextType] : [nextType, oldType];
      this.comparisons.push({ place, sent: sender + type, expected: receiver + type });
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

  #compareResponses(old: LocatedOperation, next: LocatedOperation, id: string): void {
    const [responses, nextResponses] = [child(old.operation, 'responses'), child(next.operation, 'responses')];
    for (const status of Object.keys(nextResponses))
      if (status.startsWith('2') && !(status in responses)) this.#breaks(`${id}, response ${status}`, 'is new');
    for (const [status, response] of Object.entries(responses)) {
      const place = `${id}, response ${status}`;
      if (status.startsWith('2') && !(status in nextResponses)) this.#breaks(place, 'was removed');
      if (!(status in nextResponses)) continue;
      const [was, is] = [resolve(response, this.#old.document), resolve(nextResponses[status], this.#next.document)];
      const type = `['responses']['${status}']`;
      const types = [operationType('old', old) + type, operationType('next', next) + type] as const;
      this.#compareContent(child(was, 'content'), child(is, 'content'), 'response', place, types);
      if (was['headers'] !== undefined)
        this.comparisons.push({ place, sent: `${types[1]}['headers']`, expected: `${types[0]}['headers']` });
    }
  }

  /** An event that is gone, later, elsewhere or rarer breaks clients that wait for it. */
  #compareEmissions(old: JsonObject, next: JsonObject, id: string): void {
    for (const was of objects(old['x-emits'])) {
      const place = `${id}, event \`${text(was['message'])}\` on channel \`${text(was['channel'])}\``;
      const is = objects(next['x-emits']).find(
        ({ channel, message }) => channel === was['channel'] && message === was['message'],
      );
      if (is === undefined) {
        this.#breaks(place, 'is no longer caused');
        continue;
      }
      const describe = (name: string): string => `${name} is now ${say(is[name])}, was ${say(was[name])}`;
      if (Number(is['within'] ?? Infinity) > Number(was['within'] ?? Infinity)) this.#breaks(place, describe('within'));
      // Contracts up to 1.1 say neither for which id, for whom nor when.
      if (was['id'] === undefined) continue;
      for (const name of ['id', 'to']) if (was[name] !== is[name]) this.#breaks(place, describe(name));
      const rule = ({ when }: JsonObject): unknown => {
        const { description, ...rules } = isObject(when) ? when : {};
        return Object.keys(rules).length === 0 ? description : rules;
      };
      if (is['when'] !== undefined && !isDeepStrictEqual(rule(was), rule(is))) this.#breaks(place, describe('when'));
    }
  }

  compareChannels(): void {
    const [channels, nextChannels] = [this.#old, this.#next].map(({ asyncapi }) => child(asyncapi, 'channels'));
    for (const [name, channel] of Object.entries(channels ?? {})) {
      const other = nextChannels?.[name];
      const [was, is] = [channel, other].map((value) => (isObject(value) ? text(value['address']) : null));
      if (is === null) this.#breaks(`channel \`${name}\``, 'was removed');
      else if (was !== is) this.#breaks(`channel \`${name}\``, `its address is now ${is}, was ${was}`);
    }
    const nextMessages = new Map(messageList(this.#next.asyncapi).map((message) => [placeOf(message), message]));
    for (const message of messageList(this.#old.asyncapi)) {
      const [place, other] = [placeOf(message), nextMessages.get(placeOf(message))];
      if (other === undefined) this.#breaks(place, 'was removed');
      if (other === undefined) continue;
      if (message.className !== other.className)
        this.#breaks(place, `its class name is now ${other.className ?? 'none'}, was ${message.className ?? 'none'}`);
      const schema = ({ schema: name }: typeof message): JsonObject => ({ $ref: `#/components/schemas/${name}` });
      this.#compareRules(schema(message), schema(other), 'response', place);
      const type = ({ schema: name }: typeof message): string => `components['schemas']['${name}']`;
      this.comparisons.push({ place, sent: `next.${type(other)}`, expected: `old.${type(message)}` });
    }
  }

  compareSecuritySchemes(): void {
    const [schemes, others] = [this.#old, this.#next].map(({ document }) =>
      child(child(document, 'components'), 'securitySchemes'),
    );
    for (const [name, scheme] of Object.entries(schemes ?? {}))
      if (others?.[name] !== undefined && !isDeepStrictEqual(withoutTexts(scheme), withoutTexts(others[name])))
        this.#breaks(`security scheme \`${name}\``, `is now ${say(withoutTexts(others[name]))}`);
  }
}

function operationType(version: 'old' | 'next', { method, path }: LocatedOperation): string {
  return `${version}.paths['${path}']['${method}']`;
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
  const toVersion = ({ openapi, asyncapi }: Contract): Version => ({
    document: withWebhooks(openapi, asyncapi),
    asyncapi,
  });
  const [oldVersion, nextVersion] = [toVersion(old), toVersion(next)];
  const comparer = new Comparer(oldVersion, nextVersion);
  const nextOperations = new Map(operationsIn(next.openapi).map((located) => [idOf(located), located]));
  const removed: Finding[] = [];
  const oldIds = new Set<string>();
  for (const operation of operationsIn(old.openapi)) {
    const id = idOf(operation);
    oldIds.add(id);
    const other = nextOperations.get(id);
    if (other === undefined) removed.push({ place: id, text: 'was removed' });
    else comparer.compareOperation(operation, other);
  }
  comparer.compareSecuritySchemes();
  comparer.compareChannels();
  const mismatches = await findMismatches(oldVersion.document, nextVersion.document, comparer.comparisons);
  for (const message of messageList(old.asyncapi)) oldIds.add(placeOf(message));
  const added = [...nextOperations.keys(), ...messageList(next.asyncapi).map(placeOf)].filter((id) => !oldIds.has(id));
  return { breaking: [...removed, ...comparer.breaking, ...mismatches], added };
}
