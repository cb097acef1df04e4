import type { Operation } from '#mocks/prism/operations.ts';
import type { Diagnostic } from '#mocks/prism/validator.ts';

/** Laravel's field name in messages: `sessionChatId` and `session_chat_id` become "session chat id". */
function spoken(field: string): string {
  return field
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
}

function limitIn(message: string): string {
  return /\d+/.exec(message)?.[0] ?? '';
}

function articled(message: string): string {
  const type = /must be (\w+)/.exec(message)?.[1] ?? 'valid';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** A schema's object is a file in a form, and an array to PHP in JSON. */
function typeText(name: string, message: string, isForm: boolean): string {
  if (message.endsWith('be object')) return `${name} must be ${isForm ? 'a file' : 'an array'}.`;
  return `${name} must be ${articled(message)}.`;
}

function formatFieldError(field: string, { code, message }: Diagnostic, isForm = false): string {
  const name = `The ${spoken(field)} field`;
  switch (code) {
    case 'required':
      return `${name} is required.`;
    case 'type':
      return typeText(name, message, isForm);
    case 'format':
      return message.includes('"email"') ? `${name} must be a valid email address.` : `${name} format is invalid.`;
    case 'minLength':
      return `${name} must be at least ${limitIn(message)} characters.`;
    case 'maxLength':
      return `${name} must not be greater than ${limitIn(message)} characters.`;
    case 'maxItems':
      return `${name} must not have more than ${limitIn(message)} items.`;
    case 'minimum':
      return `${name} must be at least ${limitIn(message)}.`;
    case 'maximum':
      return `${name} must not be greater than ${limitIn(message)}.`;
    case 'enum':
    case 'const':
      return `The selected ${spoken(field)} is invalid.`;
    default:
      return `${name} format is invalid.`;
  }
}

function toFieldName({ path, code, message }: Diagnostic): string {
  const missing = code === 'required' ? /required property '([^']+)'/.exec(message)?.[1] : undefined;
  return [...path.slice(1), ...(missing === undefined ? [] : [missing])].join('.');
}

type Alternative = NonNullable<Operation['body']>['alternatives'][number];

/**
 * Prism's findings as Laravel's `errors`. With alternatives, only the closest to the given fields reports its missing
 * fields.
 */
export function fieldErrors(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  findings: readonly Diagnostic[],
): Readonly<Record<string, readonly string[]>> {
  const alternatives = operation.body?.alternatives ?? [];
  const count = (names: readonly string[]): number => names.filter((name) => name in input).length;
  const missing = ({ required }: Alternative): number => required.length - count(required);
  const [best] = alternatives.toSorted(
    (one, other) => missing(one) - missing(other) || count(other.fields) - count(one.fields),
  );
  const order = operation.body?.fields ?? [];
  const mustBeFilled = new Set([
    ...alternatives.flatMap(({ required }) => required),
    ...(operation.body?.filled ?? []),
  ]);
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  const errors = new Map<string, string[]>();
  for (const finding of findings) {
    const field = toFieldName(finding);
    const ofAnother =
      finding.code === 'required' && alternatives.length > 1 && best?.required.includes(field) === false;
    if (finding.path[0] !== 'body' || field === '' || ofAnother) continue;
    const isMissing = input[field] === null && mustBeFilled.has(field);
    const text = isMissing ? `The ${spoken(field)} field is required.` : formatFieldError(field, finding, isForm);
    const texts = errors.get(field) ?? [];
    if (!texts.includes(text)) errors.set(field, [...texts, text]);
  }
  return Object.fromEntries([...errors].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/**
 * Findings in required query parameters as Laravel's `errors`. Laravel doesn't validate others: it ignores a `page` of
 * "abc".
 */
export function queryErrors(
  { resource }: Operation,
  findings: readonly Diagnostic[],
): Readonly<Record<string, readonly string[]>> {
  const required = new Set(
    (resource.request?.query ?? []).filter((parameter) => parameter.required).map(({ name }) => name.toLowerCase()),
  );
  const queryFindings = findings
    .filter(({ path }) => path[0] === 'query')
    .filter((finding) => required.has(toFieldName(finding)));
  const fields = Map.groupBy(queryFindings, toFieldName);
  return Object.fromEntries(
    [...fields].map(([field, list]) => [field, list.map((finding) => formatFieldError(field, finding))]),
  );
}
