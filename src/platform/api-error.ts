import type { Failure, FailureKind } from '#src/lib/failure.ts';

/** What is known about a failed call beside its kind; what is left out is null or empty in the error. */
export type ApiErrorInit = {
  status?: number | null;
  /** At most 500 characters; empty when the server gave no words. */
  message?: string;
  fields?: FieldErrors;
  retryAfter?: number | null;
  errorType?: string | null;
  cause?: unknown;
};

/** Messages of a 422 by field, in the server's order. Has no prototype, so any field name is safe to look up. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * The one error that calls to the API raise; its kinds are explained at `FailureKind`.
 * `message` is the server's own, often empty: texts for the screen come from the catalogue of errors.
 */
export class ApiError extends Error implements Failure {
  /** The operation of the contract that was called, or "unnamed". */
  readonly operationId: string;
  readonly kind: FailureKind;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** Messages of a 422 by field; empty otherwise. */
  readonly fields: FieldErrors;
  /** Seconds to wait, when the server said so and a script may read it. */
  readonly retryAfter: number | null;
  /** `error.type` of the body, for example trial_exceeded_error (specification section 8). */
  readonly errorType: string | null;

  constructor(operationId: string, kind: FailureKind, facts: ApiErrorInit = {}) {
    super(facts.message ?? '', facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'ApiError';
    this.operationId = operationId;
    this.kind = kind;
    this.status = facts.status ?? null;
    this.fields = facts.fields ?? noFields;
    this.retryAfter = facts.retryAfter ?? null;
    this.errorType = facts.errorType ?? null;
  }
}

/** True for an ApiError, of one of the given kinds when some are named. */
export function isApiError(error: unknown, ...kinds: readonly FailureKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

const noFields: FieldErrors = Object.freeze(Object.create(null) as Record<string, never>);
