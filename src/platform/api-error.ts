import type { Failure, FailureKind } from '#src/lib/failure.ts';

export type ApiErrorInit = {
  status?: number | null;
  message?: string;
  fields?: FieldErrors;
  retryAfter?: number | null;
  errorType?: string | null;
  cause?: unknown;
};

/** A 422's messages by field, in the server's order. Without a prototype, so any field name is safe to look up. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * The only error that API requests throw, with kinds explained at `FailureKind`. `message` is the server's, often
 * empty. Screens show the texts of `describeError`.
 */
export class ApiError extends Error implements Failure {
  readonly operationId: string;
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly fields: FieldErrors;
  /** Seconds to wait, if the server sent it and scripts may read it. */
  readonly retryAfter: number | null;
  /** `error.type` of the body, for example trial_exceeded_error. */
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

export function isApiError(error: unknown, ...kinds: readonly FailureKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

const noFields: FieldErrors = Object.freeze(Object.create(null) as Record<string, never>);
