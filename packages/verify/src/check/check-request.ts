import type { Mismatch } from '#verify/base/finding.ts';
import type { Match, Operation, RestContract } from '#verify/contract/rest.ts';
import { pointerTo } from '#verify/contract/schemas.ts';
import type { ParameterObject } from '#verify/contract/documents.ts';
import { type Exchange, getHeaderValues } from '#verify/proxy/exchange.ts';
import { formatOperation } from './check-response.ts';
import { describeUndeclared } from './describe-mismatch.ts';
import { getMediaType, isJson } from './exchange.ts';

/** A file is an empty string, because `format: binary` is a string to a schema. */
type FormFields = Readonly<Record<string, string>>;

/** Parses both form types; `type` is the whole header. Returns null if unreadable. */
export async function formFields(type: string, body: Uint8Array): Promise<FormFields | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  } catch {
    return null;
  }
}

type Subject = Mismatch['subject'];

function fault(subject: Subject, at: string, text: string): Mismatch {
  return { kind: 'request-schema', subject, at, text };
}

function findUndeclared(rest: RestContract, subject: Subject, schema: string, body: unknown): readonly Mismatch[] {
  return rest.fields.read(schema, body).undeclared.map((field) => describeUndeclared(subject, field));
}

function findUndeclaredParameters(
  subject: Subject,
  { parameters }: Operation,
  { target }: Exchange,
): readonly Mismatch[] {
  const declared = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const names = new Set(new URLSearchParams(target.split('?')[1] ?? '').keys());
  return [...names]
    .filter((name) => !declared.has(name))
    .map((name): Mismatch => ({
      kind: 'undeclared-field',
      subject,
      at: `query ${name}`,
      text: `The contract has no query parameter ${name} for this operation.`,
    }));
}

function toValue(text: string, { schema }: ParameterObject): unknown {
  const type = schema?.['type'];
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return text;
}

function getParameterValues(
  { name, in: place }: ParameterObject,
  { path }: Match,
  exchange: Exchange,
): readonly string[] {
  if (place === 'path') return [path[name] ?? ''];
  if (place === 'header') return getHeaderValues(exchange.requestHeaders, name.toLowerCase());
  if (place === 'query') {
    return new URLSearchParams(exchange.target.split('?')[1] ?? '').getAll(name);
  }
  return [];
}

function checkParameters(rest: RestContract, subject: Subject, match: Match, exchange: Exchange): readonly Mismatch[] {
  const { operation } = match;
  return operation.parameters.flatMap((parameter, index) => {
    const { name, in: place, required = false } = parameter;
    // Browsers hide cookies from recorders.
    if (place === 'cookie') return [];
    const values = getParameterValues(parameter, match, exchange);
    if (values.length === 0) {
      return required ? [fault(subject, `${place} ${name}`, `The ${place} parameter ${name} is missing.`)] : [];
    }
    const reference = operation.definition.parameters?.[index]?.$ref;
    const own = pointerTo('paths', operation.path, operation.method, 'parameters', String(index));
    const pointer = `${reference ?? own}/schema`;
    return values.flatMap((value) =>
      rest
        .check(pointer, toValue(value, parameter))
        .map(({ text }) => fault(subject, `${place} ${name}`, `The ${place} parameter ${name} ${text}.`)),
    );
  });
}

/** Numeric-looking form fields, and how many to try as both number and string. */
const looksNumeric = /^-?\d+(?:\.\d+)?$/;
const mostTried = 4;

/** Form fields are strings; the schema decides which are numbers. */
function readings(fields: FormFields): readonly Readonly<Record<string, unknown>>[] {
  const numeric = Object.entries(fields).filter(([, value]) => looksNumeric.test(value));
  let candidates: Readonly<Record<string, unknown>>[] = [fields];
  for (const [name, value] of numeric.slice(0, mostTried)) {
    candidates = candidates.flatMap((reading) => [{ ...reading, [name]: Number(value) }, reading]);
  }
  return candidates;
}

type Form = { readonly type: string; readonly body: Uint8Array };

async function checkForm(
  rest: RestContract,
  subject: Subject,
  schema: string,
  { type, body }: Form,
): Promise<readonly Mismatch[]> {
  const fields = await formFields(type, body);
  if (!fields) return [fault(subject, '', `The request body can't be parsed as ${type.split(';')[0] ?? 'a form'}.`)];
  const [closest = { reading: fields, mismatches: [] }] = readings(fields)
    .map((reading) => ({ reading, mismatches: rest.check(schema, reading) }))
    .toSorted((one, other) => one.mismatches.length - other.mismatches.length);
  return [
    ...closest.mismatches.map(({ at, text }) =>
      fault(subject, at, `${at === '' ? 'The form' : `Form field ${at}`} ${text}.`),
    ),
    ...findUndeclared(rest, subject, schema, closest.reading),
  ];
}

function checkJson(rest: RestContract, subject: Subject, schema: string, body: Uint8Array): readonly Mismatch[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return [fault(subject, '', "The request body is declared as JSON but can't be parsed.")];
  }
  const broken = rest
    .check(schema, value)
    .map(({ at, text }) =>
      fault(subject, at, `${at === '' ? 'The request body' : `In the request body, ${at}`} ${text}.`),
    );
  return [...broken, ...findUndeclared(rest, subject, schema, value)];
}

async function checkBody(
  rest: RestContract,
  subject: Subject,
  { body }: Operation,
  exchange: Exchange,
): Promise<readonly Mismatch[]> {
  const { requestBody, requestHeaders } = exchange;
  if (!body || exchange.isRequestBodyStored === false) return [];
  if (!requestBody || requestBody.length === 0) {
    return body.required ? [fault(subject, '', `Expected a request body (${body.mediaType}), got none.`)] : [];
  }
  const type = getHeaderValues(requestHeaders, 'content-type')[0] ?? '';
  const mediaType = getMediaType(requestHeaders);
  if (mediaType !== body.mediaType) {
    return [
      fault(
        subject,
        '',
        `Expected a request body of type ${body.mediaType}, got ${mediaType === '' ? 'no media type' : mediaType}.`,
      ),
    ];
  }
  return isJson(mediaType)
    ? checkJson(rest, subject, body.schema, requestBody)
    : checkForm(rest, subject, body.schema, { type, body: requestBody });
}

/** Statuses for invalid requests, and for rejections before validation. */
const refusals = new Set([400, 404, 413, 422, 401, 419, 429]);

function isRefused({ responses }: Operation, { response }: Exchange): boolean {
  return response !== null && refusals.has(response.status) && responses.has(response.status);
}

/**
 * Checks a request's parameters, media type and body (files only for presence). A request rejected with a documented
 * status is correct.
 */
export async function checkRequest(rest: RestContract, match: Match, exchange: Exchange): Promise<readonly Mismatch[]> {
  const { operation } = match;
  if (isRefused(operation, exchange)) return [];
  const subject: Subject = { operation: operation.id, call: formatOperation(operation) };
  return [
    ...checkParameters(rest, subject, match, exchange),
    ...findUndeclaredParameters(subject, operation, exchange),
    ...(await checkBody(rest, subject, operation, exchange)),
  ];
}
