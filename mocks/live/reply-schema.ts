import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { profileTexts } from '#mocks/domains/profile/profile.ts';
import type { ProfileText } from '#mocks/model/scenario.ts';
import type { Schema as Contract } from '#mocks/model/tables.ts';
import { type Fields, isFields } from '#shared/values.ts';

type Json = Readonly<Record<string, unknown>>;

const document = readOpenApi();
const schemas = document.components?.schemas as unknown as Readonly<Record<string, Json>>;

const strict = { type: 'object', additionalProperties: false } as const;

/** Returns a contract's schema in the subset that models follow: no references, every field required. */
function derive(schema: Json): Json {
  const { $ref, oneOf, properties, items, type, description, 'x-extensible-enum': known, ...rest } = schema;
  if (typeof $ref === 'string') return derive(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (Array.isArray(oneOf)) return { anyOf: (oneOf as Json[]).map(derive) };
  if (isFields(properties)) return toObject(properties as Readonly<Record<string, Json>>);
  const limits = ['enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'].filter((name) => name in rest);
  return {
    type,
    ...(description !== undefined && { description }),
    ...(Array.isArray(known) && { enum: known }),
    ...(isFields(items) && { items: derive(items) }),
    ...Object.fromEntries(limits.map((name) => [name, rest[name]])),
  };
}

function toObject(properties: Readonly<Record<string, Json>>): Json {
  const fields = Object.entries(properties).map(([name, schema]) => [name, derive(schema)]);
  return { ...strict, required: Object.keys(properties), properties: Object.fromEntries(fields) };
}

function propertiesOf(name: string): Readonly<Record<string, Json>> {
  return (schemas[name]?.['properties'] ?? {}) as Readonly<Record<string, Json>>;
}

/** Some fields of a contract's schema. */
function pick(name: string, fields: readonly string[]): Json {
  const properties = propertiesOf(name);
  return toObject(Object.fromEntries(fields.map((field) => [field, properties[field] ?? {}])));
}

function listOf(items: Json, maxItems: number): Json {
  return { type: 'array', maxItems, items };
}

function text(description: string, maxLength: number): Json {
  return { type: 'string', description, minLength: 1, maxLength };
}
function textOrNull(description: string, maxLength: number): Json {
  return { type: ['string', 'null'], description, maxLength };
}

const { title, subtitle_1, category_name } = propertiesOf('Insight');

const insight = toObject({
  type: propertiesOf('Insight')['type'] ?? {},
  title: title ?? {},
  subtitle_1: subtitle_1 ?? {},
  // One form of the three that the contract has.
  content: text('The insight, as markdown.', 2000),
  category_name: category_name ?? {},
});

const fact = toObject({ name: text('What it is about, in one or two words.', 40), value: text('The fact.', 160) });

const change = {
  ...strict,
  required: ['element', 'type', 'name', 'field', 'value'],
  properties: {
    element: textOrNull('Slug of the element that it is about. Null for a new element.', 200),
    type: { type: 'string', enum: ['characters', 'places', 'sequences', 'themes'] },
    name: text('Name of the element.', 200),
    field: text('Name of the fact, or "Description".', 100),
    value: text('What the writer said about it.', 500),
  },
};

const reply = {
  question: text('The next question.', 400),
  topic: text('Its topic, in one to three words.', 40),
  title: textOrNull('The title that the writer gave the story. Null if none.', 80),
  insights: listOf(insight, 2),
  facts: listOf(fact, 4),
  progress: { type: 'integer', minimum: 0, maximum: 100 },
};

const story = propertiesOf('Story');

/** What a model is asked for, part by part. */
export const forms = {
  reply,
  projectReply: { ...reply, changes: listOf(change, 4) },
  writerReply: { ...reply, profile_field: { type: ['string', 'null'], enum: [...profileTexts, null] } },
  story: {
    description: textOrNull('What it is about, in one or two sentences.', 500),
    type: story['type'] ?? {},
    genres: listOf({ type: 'string' }, 5),
    format: story['format'] ?? {},
    goals: listOf(pick('StoryGoal', ['name', 'done']), 6),
    market_comps: listOf(pick('MarketComp', ['title']), 4),
    characters: listOf(pick('StoryCharacter', ['role', 'name', 'types', 'description']), 8),
    target_audience: { oneOf: [{ $ref: '#/components/schemas/TargetAudience' }, { type: 'null' }] },
    impactful_scenes: listOf(pick('ImpactfulScene', ['name', 'description']), 6),
    summary: text('A summary of the story so far, as markdown.', 8000),
  },
  summary: { summary: text('The whole summary, as markdown.', 20_000) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Json>>>>;

export type Form = keyof typeof forms;

type Insight = Pick<Contract<'Insight'>, 'type' | 'title' | 'subtitle_1' | 'category_name'> & {
  readonly content: string;
};

export type ElementChange = {
  readonly element: string | null;
  readonly type: string;
  readonly name: string;
  readonly field: string;
  readonly value: string;
};

/** Parts that are missing or didn't fit are null, or not in their list. */
export type Reply = {
  readonly question: string | null;
  readonly topic: string | null;
  readonly title: string | null;
  readonly insights: readonly Insight[];
  readonly facts: readonly Contract<'ExtractedFact'>[];
  readonly progress: number | null;
  readonly changes?: readonly ElementChange[];
  readonly profile_field?: ProfileText | null;
};

export type StoryPage = Pick<
  Contract<'Story'>,
  'description' | 'type' | 'genres' | 'format' | 'goals' | 'target_audience'
> & {
  readonly market_comps: readonly Pick<Contract<'MarketComp'>, 'title'>[];
  readonly characters: readonly Pick<Contract<'StoryCharacter'>, 'role' | 'name' | 'types' | 'description'>[];
  readonly impactful_scenes: readonly Pick<Contract<'ImpactfulScene'>, 'name' | 'description'>[];
  readonly summary: string | null;
};

const ajv = new Ajv2020({ allErrors: true, strict: false });

/** Some servers accept no limits in a schema, and llama.cpp's fail with long texts. They are checked here instead. */
const lengths = ['minLength', 'maxLength', 'pattern'];
const limits = [...lengths, 'minimum', 'maximum', 'maxItems'];

function without(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => without(names, inner));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (names.includes(name) ? [] : [[name, without(names, inner)]])),
  );
}

type CompiledForm = {
  /** The part without which a reply isn't worth much. */
  readonly key: 'question' | 'summary';
  /** The schema to send, and the same with the most items of lists. */
  readonly schema: object;
  readonly limited: object;
  readonly parts: ReadonlyMap<
    string,
    { readonly isList: boolean; readonly limit: number; readonly check: ValidateFunction }
  >;
};

function compileForm(form: Form): CompiledForm {
  const schema = toObject(forms[form]);
  const parts = Object.entries(schema['properties'] as Readonly<Record<string, Json>>).map(([name, part]) => {
    const isList = part['type'] === 'array';
    const limit = Number((forms[form] as Readonly<Record<string, Json>>)[name]?.['maxItems'] ?? 0);
    return [name, { isList, limit, check: ajv.compile((isList ? part['items'] : part) as object) }] as const;
  });
  const key = 'question' in forms[form] ? 'question' : 'summary';
  return {
    key,
    schema: without(limits, schema) as object,
    limited: without(lengths, schema) as object,
    parts: new Map(parts),
  };
}

const compiled = new Map<Form, CompiledForm>();

export function compiledForm(form: Form): CompiledForm {
  const known = compiled.get(form) ?? compileForm(form);
  compiled.set(form, known);
  return known;
}

/** Removes what no field of the contract should have: control characters, half surrogate pairs, spaces around. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .toWellFormed()
      .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      .trim();
  }
  if (Array.isArray(value)) return value.slice(0, 50).map(tidy);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidy(inner)]));
}

export type Parts = Readonly<Record<string, unknown>>;

/** Returns an object's parts that fit, and what is wrong with the others. Only the first part must be there. */
export function readParts(form: Form, value: Fields): { readonly parts: Parts; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const fits = (name: string, check: ValidateFunction, inner: unknown): boolean => {
    if (check(inner)) return true;
    problems.push(`${name}: ${ajv.errorsText(check.errors, { dataVar: '' }).trim()}`.slice(0, 200));
    return false;
  };
  const { parts } = compiledForm(form);
  const first = [...parts.keys()][0];
  const read = [...parts].map(([name, { isList, limit, check }]) => {
    const inner = Object.hasOwn(value, name) ? tidy(value[name]) : undefined;
    if (inner === undefined && name !== first) return [name, isList ? [] : null];
    if (!isList) return [name, fits(name, check, inner) ? inner : null];
    if (!Array.isArray(inner)) {
      problems.push(`${name}: must be a list`);
      return [name, []];
    }
    return [name, inner.filter((item) => fits(name, check, item)).slice(0, limit)];
  });
  return { parts: Object.fromEntries(read) as Parts, problems };
}
