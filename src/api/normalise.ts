import { type Fields, isFields } from '#src/lib/decode.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { logDebug } from '#src/platform/debug-log.ts';

type Single = 'string' | 'number' | 'integer' | 'boolean' | 'null';

/**
 * What a response may contain, generated from the contract. An array lists alternatives, `values` is a closed
 * enumeration. `fallback` replaces a missing or invalid value; a `strict` value is never replaced.
 */
export type Shape =
  | Single
  | readonly Shape[]
  | { readonly fields: Readonly<Record<string, Shape>>; readonly optional?: readonly string[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly values: readonly unknown[] }
  | { readonly number: 'number' | 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly shape: Shape; readonly fallback: unknown }
  | { readonly strict: Shape };

const invalid = Symbol('invalid');

function isAlternatives(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function isSingle(kind: Single, value: unknown): boolean {
  if (kind === 'null') return value === null;
  if (kind === 'integer') return Number.isSafeInteger(value);
  return kind === 'number' ? Number.isFinite(value) : typeof value === kind;
}

/** Reads one response. The path says where in it. */
class Reader {
  readonly problems: string[] = [];
  readonly #path: (number | string)[] = [];

  read(shape: Shape, value: unknown): unknown {
    if (typeof shape === 'string') return isSingle(shape, value) ? value : invalid;
    if (isAlternatives(shape)) return this.#readAlternatives(shape, value);
    if ('fields' in shape)
      return isFields(value) ? this.#readFields(shape.fields, shape.optional ?? [], value) : invalid;
    if ('list' in shape) return Array.isArray(value) ? this.#readList(shape.list, value) : invalid;
    if ('map' in shape) return isFields(value) ? this.#readMap(shape.map, value) : invalid;
    if ('values' in shape) return shape.values.includes(value) ? value : invalid;
    if ('number' in shape) return isSingle(shape.number, value) ? this.#clamp(shape, value as number) : invalid;
    return this.read('strict' in shape ? shape.strict : shape.shape, value);
  }

  #readAlternatives(shapes: readonly Shape[], value: unknown): unknown {
    const before = this.problems.length;
    for (const shape of shapes) {
      const fitting = this.read(shape, value);
      if (fitting !== invalid) return fitting;
      this.problems.length = before;
    }
    return invalid;
  }

  #readFields(fields: Readonly<Record<string, Shape>>, optional: readonly string[], value: Fields): unknown {
    const copy: Record<string, unknown> = { ...value };
    for (const [name, shape] of Object.entries(fields)) {
      if (copy[name] === undefined && optional.includes(name)) continue;
      this.#path.push(name);
      let field = this.read(shape, copy[name]);
      if (field === invalid) field = this.#replace(optional.includes(name) ? undefined : this.#getEmpty(shape));
      this.#path.pop();
      if (field === invalid) return invalid;
      if (field === undefined) Reflect.deleteProperty(copy, name);
      else copy[name] = field;
    }
    return copy;
  }

  #readList(shape: Shape, rows: readonly unknown[]): unknown {
    return rows.flatMap((row, index) => {
      this.#path.push(index);
      const fitting = this.read(shape, row);
      if (fitting === invalid) this.#replace(null);
      this.#path.pop();
      return fitting === invalid ? [] : [fitting];
    });
  }

  #readMap(shape: Shape, value: Fields): unknown {
    const entries = Object.entries(value).map(([name, field]) => {
      this.#path.push(name);
      const fitting = this.read(shape, field);
      if (fitting === invalid) this.#replace(null);
      this.#path.pop();
      return [name, fitting] as const;
    });
    return Object.fromEntries(entries.filter(([, fitting]) => fitting !== invalid));
  }

  #clamp({ minimum = -Infinity, maximum = Infinity }: { minimum?: number; maximum?: number }, value: number): number {
    const clamped = Math.min(maximum, Math.max(minimum, value));
    return clamped === value ? value : (this.#replace(clamped) as number);
  }

  #getEmpty(shape: Shape): unknown {
    if (shape === 'string') return '';
    if (shape === 'boolean') return false;
    if (typeof shape === 'string') return invalid;
    if (isAlternatives(shape)) {
      if (shape.includes('null')) return null;
      return shape.map((one) => this.#getEmpty(one)).find((empty) => empty !== invalid) ?? invalid;
    }
    if ('fallback' in shape) return shape.fallback;
    if ('list' in shape) return [];
    if ('map' in shape) return {};
    return 'fields' in shape ? this.read(shape, {}) : invalid;
  }

  #replace(value: unknown): unknown {
    this.problems.push(
      this.#path
        .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
        .join('')
        .slice(1),
    );
    return value;
  }
}

/** A success whose JSON isn't usable by the contract. */
export class MismatchError extends ApiError {}

const loggedProblems = 20;

/**
 * Returns the body with the contract's type. Invalid rows are left out, and an invalid or missing field is null, empty
 * or, if it's optional, absent. The debug log lists them. Throws MismatchError `parse` if what's left isn't usable.
 */
export function normalise(shape: Shape, body: unknown, operationId: string): unknown {
  const reader = new Reader();
  const result = reader.read(shape, body);
  const { problems } = reader;
  if (problems.length > 0)
    logDebug('contract', `${operationId}: ${problems.length} invalid or missing`, problems.slice(0, loggedProblems));
  if (result === invalid) throw new MismatchError(operationId, 'parse', { status: 200 });
  return result;
}
