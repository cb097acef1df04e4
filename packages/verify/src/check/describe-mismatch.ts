import type { SchemaMismatch, UndeclaredField } from '#verify/contract/schemas.ts';
import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { atPointer, isFields, normaliseName, shorten } from '#verify/base/values.ts';

const longest = 60;

function formatValue(value: unknown): string {
  return value === undefined ? 'nothing' : shorten(JSON.stringify(value), longest);
}

function ofType(expected: string, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (expected.includes('object') && Array.isArray(value) && value.length === 0) {
    return 'PHP encodes an empty array as []. Cast it with (object) $value to get {}.';
  }
  if (expected.includes('array') && isFields(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) {
    return 'A filtered or sorted collection keeps its keys, so PHP encodes it as an object. End it with ->values().';
  }
  const isNumber = typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);
  if (/integer|number/.test(expected) && isNumber) {
    return "The value comes from the request or the database as a string. Cast it with (int) in the resource, or as 'integer' in the model's casts.";
  }
  return expected.includes('boolean') && (value === 0 || value === 1 || value === '0' || value === '1')
    ? "Cast it as 'boolean' in the model's casts to turn 1 and 0 into true and false."
    : undefined;
}

function ofMissing(missing: readonly string[], value: unknown, at: string): string | undefined {
  if (!isFields(value)) return undefined;
  const others = Object.keys(value);
  const other = missing.flatMap(
    (name) => others.find((candidate) => candidate !== name && normaliseName(candidate) === normaliseName(name)) ?? [],
  );
  if (other.length > 0) return `It has ${other.join(', ')} instead. Use exactly the contract's names.`;
  if (at === '' && missing.includes('data') && !('message' in value) && others.length > 0) {
    return "The resource isn't wrapped. Return a JsonResource and remove JsonResource::withoutWrapping().";
  }
  if (at === '' && missing.includes('meta') && Array.isArray(value['data'])) {
    return 'Only ->paginate() adds meta and links. Resource::collection() on ->get() does not.';
  }
  if (at === '' && missing.includes('errors') && 'message' in value) {
    return "abort(422) sends no errors. Use ValidationException::withMessages(['field' => ['…']]), or abort(409, '…') where the contract has it.";
  }
  return at === '' && 'message' in value ? "This is an error body. Return it with that error's status." : undefined;
}

/** Laravel mistakes a User's `data` field for the wrapper. */
function ofUnwrapped(whole: unknown, { at, missing }: SchemaMismatch): string | undefined {
  if (at !== '/data' || !isFields(whole)) return undefined;
  const others = Object.keys(whole).filter((name) => !['data', 'links', 'meta', 'message'].includes(name));
  return others.length > 0 && (missing ?? []).every((name) => name in whole)
    ? "Laravel doesn't wrap a resource that has a field named data. Return ['data' => new UserResource($user)]."
    : undefined;
}

function ofFormat(text: string, value: unknown): string | undefined {
  return text.includes('date-time') && typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d/.test(value)
    ? "This is the database's format. Cast it as 'datetime' in the model's casts, or use ->toJSON(), to get 2026-11-22T10:00:00.000000Z."
    : undefined;
}

function hintFor({ at, text, missing }: SchemaMismatch, value: unknown): string | undefined {
  return missing
    ? ofMissing(missing, value, at)
    : (ofType(/^must be (.+)$/.exec(text)?.[1] ?? '', value) ?? ofFormat(text, value));
}

export function describeUndeclared(subject: FindingSubject, { path, near }: UndeclaredField): Mismatch {
  const text = path.endsWith('*')
    ? `${path} has many fields that the contract lacks.`
    : `${path} is a field that the contract lacks.`;
  const hint = near === undefined ? undefined : `The contract calls it ${near}. Use exactly the contract's names.`;
  return mismatch('undeclared-field', subject, text, hint, path);
}

export function describeMismatch(
  root: string,
  value: unknown,
  fault: SchemaMismatch,
): Pick<Mismatch, 'at' | 'text' | 'hint'> {
  const { at, text, missing } = fault;
  const actual = atPointer(value, at);
  // Event payloads may have `data` beside other fields.
  const isBody = root === 'The body';
  const hint = (isBody ? ofUnwrapped(value, fault) : undefined) ?? hintFor(fault, actual);
  const is = missing ? '' : `, got ${formatValue(actual)}`;
  // Keep shortened text last, where redaction looks for partial secrets.
  const end = is.endsWith('…') ? '' : '.';
  return { at, text: `${at === '' ? root : at} ${text}${is}${end}`, hint };
}
