/** Normalised responses, compared with the contract's schemas by ajv. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { child, isObject, type Json, type JsonObject } from '#scripts/generate/bundle.ts';
import { operationsIn } from '#scripts/generate/operations.ts';
import * as generated from '#src/api/generated/shapes.ts';
import { normalise, type Shape } from '#src/api/normalise.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { debugLog$ } from '#src/platform/debug-log.ts';

const document = readOpenApi() as unknown as JsonObject;
const { responseShapes: _byOperation, mayBeEmpty: _empty, ...named } = generated;
const shapes = new Map<string, Shape>(Object.entries(named));

/** A text's length, pattern and format aren't normalised: a date may be any text. */
const unchecked = new Set(['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'description']);

function withoutUnchecked(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutUnchecked);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key, item]) => !unchecked.has(key) || isObject(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUnchecked(item)]));
}

const ajv = new Ajv2020({ strict: false });
const schemas = child(child(document, 'components'), 'schemas');
ajv.addSchema({ $id: 'contract', components: { schemas: withoutUnchecked(schemas) } });

type Documented = { name: string; shape: Shape; isValid: (body: unknown) => boolean; examples: unknown[] };

function readDocumented(): Documented[] {
  return operationsIn(document).flatMap(({ operation }) =>
    Object.entries(child(operation, 'responses'))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]): Documented[] => {
        const json = child(child(isObject(response) ? response : {}, 'content'), 'application/json');
        const reference = child(json, 'schema')['$ref'];
        const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
        const shape = shapes.get(name);
        if (shape === undefined) return [];
        const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
        const examples = Object.values(child(json, 'examples')).map(
          (example) => child({ example }, 'example')['value'],
        );
        return [{ name, shape, isValid: (body) => validate?.(body) === true, examples }];
      }),
  );
}

const documented = readDocumented();
const byName = [...new Map(documented.map((one) => [one.name, one])).values()];

function read(shape: Shape, body: unknown): unknown {
  return normalise(shape, body, 'test');
}

/** The body, or undefined if it's refused. */
function readOrRefuse(shape: Shape, body: unknown): unknown {
  try {
    return read(shape, body);
  } catch (error) {
    if (isApiError(error, 'parse')) return undefined;
    throw error;
  }
}

function getPaths(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_row, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => getPaths((value as Record<string | number, unknown>)[key], [...path, key]))];
}

function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: unknown = structuredClone(value);
  const fields = copy as Record<string | number, unknown>;
  fields[key] = withValue(fields[key], rest, replacement);
  return copy;
}

describe('normalised responses', () => {
  it('have a shape for every JSON response of the contract', () => {
    expect(documented.length).toBeGreaterThan(70);
    expect(documented.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it("return the contract's examples unchanged and log nothing", () => {
    debugLog$.set([]);
    for (const { name, shape, examples } of documented)
      for (const example of examples) expect(read(shape, example), name).toEqual(example);
    expect(debugLog$.peek()).toEqual([]);
  });

  it.each(byName)('of $name fit the schema whatever JSON arrives, or are refused', ({ shape, isValid }) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (body) => {
        const result = readOrRefuse(shape, body);
        return result === undefined || isValid(result);
      }),
    );
  });

  it.each(byName)('of $name fit the schema with any value anywhere, or are refused', ({ shape, isValid, examples }) => {
    const broken = fc
      .constantFrom(...examples)
      .chain((example) =>
        fc
          .array(fc.tuple(fc.constantFrom(...getPaths(example)), fc.jsonValue({ maxDepth: 1 })), { maxLength: 4 })
          .map((changes) =>
            changes
              .toSorted(([one], [other]) => other.length - one.length)
              .reduce<unknown>((body, [path, value]) => withValue(body, path, value), example),
          ),
      );
    fc.assert(
      fc.property(broken, (body) => {
        const result = readOrRefuse(shape, body);
        return result === undefined || isValid(result);
      }),
    );
  });
});

describe('normalise', () => {
  const story = { id: 21, name: 'The Salt Road' };

  it('leaves out invalid rows and keeps the others', () => {
    const rows = [
      story,
      null,
      'a string',
      7,
      [],
      { name: 'Without an id' },
      { ...story, id: '22' },
      { ...story, id: 23 },
    ];
    expect(read(generated.StoryListResponse, { data: rows })).toMatchObject({ data: [{ id: 21 }, { id: 23 }] });
  });

  it('makes an invalid or missing nullable field null', () => {
    const data = { ...story, name: 7, description: 'A bus' };
    expect(read(generated.StoryResponse, { data })).toMatchObject({
      data: { name: null, description: 'A bus', percent: null, image: null },
    });
  });

  it('makes an invalid or missing list, text and flag empty', () => {
    const data = { ...story, genres: 'Drama', goals: [{}], market_comps: [{ title: 7 }] };
    expect(read(generated.StoryResponse, { data })).toMatchObject({
      data: { genres: [], goals: [{ name: '', done: false }], market_comps: [{ title: '', image: null }], drafts: [] },
    });
  });

  it('leaves out an invalid optional field', () => {
    const image = { url: 7, thumbnail: '/t.webp' };
    expect(read(generated.ElementResponse, { data: { id: 1, image } })).toHaveProperty('data.image', {
      thumbnail: '/t.webp',
    });
    const actions = { save: 'none', unsave: { method: 'POST', path: '/unsave' } };
    expect(read(generated.InsightResponse, { data: { id: 1, actions } })).toHaveProperty('data.actions', {
      unsave: actions.unsave,
    });
  });

  it('limits a number to its bounds, and reads no number from text', () => {
    const percentOf = (percent: unknown) =>
      (read(generated.StoryResponse, { data: { ...story, percent } }) as never)['data']['percent'];
    expect([140, -5, 61.6, '50', Number.NaN].map(percentOf)).toEqual([100, 0, 61.6, null, null]);
  });

  it("uses the contract's fallback for a missing or invalid value", () => {
    expect(read(generated.StoryListResponse, {})).toEqual({ data: [] });
    expect(read(generated.ElementListResponse, { data: [], meta: { last_page: '2' } })).toEqual({
      data: [],
      meta: { total: 0, per_page: 1, current_page: 1, last_page: 1 },
    });
    expect(read(generated.UserResponse, { data: { id: 1 } })).toHaveProperty('data.onboarded', true);
  });

  it('keeps unknown values of an open enumeration, and fields that the contract lacks', () => {
    const data = { id: 1, type: 'of_tomorrow', mood: 'blue' };
    expect(read(generated.InsightResponse, { data })).toMatchObject({ data });
  });

  it('reads an insight without actions and date as unsaved and without actions', () => {
    expect(read(generated.InsightResponse, { data: { id: 4 } })).toMatchObject({
      data: { saved_at: null, actions: {} },
    });
  });

  it('reads either form of an insight list', () => {
    expect(read(generated.InsightListResponse, { data: [{ id: 1 }] })).toHaveProperty('data.0.id', 1);
    expect(read(generated.InsightListResponse, { data: { insights: [{ id: 1 }] } })).toHaveProperty(
      'data.insights.0.id',
      1,
    );
    expect(read(generated.InsightListResponse, { data: 'none' })).toHaveProperty('data.insights', []);
  });

  it.each([null, 'gone', 7, [], { data: {} }, { data: { id: '21' } }])('refuses %j as a story', (body) => {
    expect(readOrRefuse(generated.StoryResponse, body)).toBeUndefined();
  });

  it("refuses an overview with an unreadable plan: it doesn't mean that there is none", () => {
    const overview = (plan: unknown) => ({
      data: { subscription: plan, trial: null, products: [], checkout_url: null },
    });
    expect(readOrRefuse(generated.SubscriptionResponse, overview(null))).toBeDefined();
    for (const plan of [{}, 'pro', undefined])
      expect(readOrRefuse(generated.SubscriptionResponse, overview(plan))).toBeUndefined();
  });

  it('logs where a response was invalid, up to a limit', () => {
    debugLog$.set([]);
    read(generated.StoryListResponse, { data: Array.from({ length: 100 }, () => null) });
    const [entry] = debugLog$.peek();
    expect(entry).toMatchObject({ area: 'contract', text: 'test: 100 invalid or missing' });
    expect(entry?.data).toHaveLength(20);
    expect(entry?.data).toContain('data[3]');
  });
});
