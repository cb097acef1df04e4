import { mismatch, type Mismatch } from '#verify/base/finding.ts';
import { parseJson } from '#verify/base/values.ts';
import type { Match, Operation } from '#verify/contract/rest.ts';
import {
  checkSchema,
  checkTexts,
  readFields,
  type SchemaMismatch,
  type UndeclaredField,
} from '#verify/contract/schemas.ts';
import type { ParameterObject } from '#verify/contract/documents.ts';
import { type Exchange, getHeader, getHeaderValues, getMediaType, isJson } from '#verify/base/exchange.ts';
import { formatOperation } from './check-response.ts';
import { describeUndeclared } from './describe-mismatch.ts';

/** A file is an empty string, because `format: binary` is a string to a schema. */
type FormFields = Record<string, string>;

/** Parses both form types; `type` is the whole header. Returns null if unreadable. */
export async function formFields(type: string, body: Uint8Array): Promise<FormFields | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  } catch {
    return null;
  }
}

/** `checkRequest` adds the subject to every fault. */
function fault(text: string, at = ''): Mismatch {
  return mismatch('request-schema', {}, text, undefined, at);
}

function getQuery({ target }: Exchange): URLSearchParams {
  return new URLSearchParams(target.split('?')[1] ?? '');
}

function findUndeclaredParameters({ parameters }: Operation, exchange: Exchange): readonly Mismatch[] {
  const declared = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const unknown = [...new Set(getQuery(exchange).keys())].filter((name) => !declared.has(name));
  return unknown.map((name) => {
    const text = `The contract has no query parameter ${name} for this operation.`;
    return mismatch('undeclared-field', {}, text, undefined, `query ${name}`);
  });
}

function getParameterValues(
  { name, in: place }: ParameterObject,
  { path }: Match,
  exchange: Exchange,
): readonly string[] {
  if (place === 'path') return [path[name] ?? ''];
  if (place === 'header') return getHeaderValues(exchange.requestHeaders, name.toLowerCase());
  return getQuery(exchange).getAll(name);
}

function checkParameters(match: Match, exchange: Exchange): readonly Mismatch[] {
  return match.operation.parameters.flatMap((parameter) => {
    const { name, in: place, required = false, schema = {} } = parameter;
    // Browsers hide cookies from recorders.
    if (place === 'cookie') return [];
    const [at, what] = [`${place} ${name}`, `The ${place} parameter ${name}`];
    const values = getParameterValues(parameter, match, exchange);
    if (values.length === 0) return required ? [fault(`${what} is missing.`, at)] : [];
    return values.flatMap((value) => checkTexts(schema, value)).map(({ text }) => fault(`${what} ${text}.`, at));
  });
}

/** `root` and `field` name the places in the body. */
function toFaults(
  mismatches: readonly SchemaMismatch[],
  undeclared: readonly UndeclaredField[],
  root: string,
  field: string,
): readonly Mismatch[] {
  return [
    ...mismatches.map(({ at, text }) => fault(`${at === '' ? root : `${field} ${at}`} ${text}.`, at)),
    ...undeclared.map((one) => describeUndeclared({}, one)),
  ];
}

async function checkBody(
  { body }: Operation,
  { requestBody, requestHeaders, isRequestBodyStored }: Exchange,
): Promise<readonly Mismatch[]> {
  if (!body || isRequestBodyStored === false) return [];
  if (!requestBody || requestBody.length === 0) {
    return body.required ? [fault(`Expected a request body (${body.mediaType}), got none.`)] : [];
  }
  const mediaType = getMediaType(requestHeaders);
  if (mediaType !== body.mediaType) {
    const actual = mediaType === '' ? 'no media type' : mediaType;
    return [fault(`Expected a request body of type ${body.mediaType}, got ${actual}.`)];
  }
  if (!isJson(mediaType)) {
    const fields = await formFields(getHeader(requestHeaders, 'content-type') ?? '', requestBody);
    if (!fields) return [fault(`The request body can't be parsed as ${mediaType}.`)];
    const mismatches = checkTexts(body.schema, fields);
    return toFaults(mismatches, readFields(body.schema, fields).undeclared, 'The form', 'Form field');
  }
  const value = parseJson(new TextDecoder().decode(requestBody));
  if (value === undefined) return [fault("The request body is declared as JSON but can't be parsed.")];
  const mismatches = checkSchema(body.schema, value);
  return toFaults(mismatches, readFields(body.schema, value).undeclared, 'The request body', 'In the request body,');
}

/** Statuses for invalid requests, and for rejections before validation. */
const refusals = new Set([400, 404, 413, 422, 401, 419, 429]);

/**
 * Checks a request's parameters, media type and body (files only for presence). A request rejected with a documented
 * status is correct.
 */
export async function checkRequest(match: Match, exchange: Exchange): Promise<readonly Mismatch[]> {
  const { operation } = match;
  const status = exchange.response?.status ?? 0;
  if (refusals.has(status) && operation.responses.has(status)) return [];
  const subject = { operation: operation.id, call: formatOperation(operation) };
  const faults = [
    ...checkParameters(match, exchange),
    ...findUndeclaredParameters(operation, exchange),
    ...(await checkBody(operation, exchange)),
  ];
  return faults.map((one) => ({ ...one, subject }));
}
