import type { operations } from '#src/contract/generated/schema.ts';
import type { ChannelEvents } from '#src/contract/generated/events.ts';
import type { OperationId } from '#src/contract/generated/operations.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { JobArgs, JobName } from '#mocks/interview/job-names.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { ResponseOf, BodyOf, ParametersOf } from './operation-types.ts';

type Emit = <Channel extends keyof ChannelEvents, Message extends keyof ChannelEvents[Channel] & string>(
  channel: Channel,
  id: number,
  message: Message,
  payload: ChannelEvents[Channel][Message],
) => void;

export type HandlerContext = {
  readonly cause: OperationId;
  readonly session: MockSession;
  /**
   * Broadcasts an event, skipping the request's own connection if `x-emits` says `to: others`. Throws when the operation
   * doesn't declare it or the payload breaks the contract.
   */
  readonly emit: Emit;
  /** Schedules a job in `delay` ms of session time, caused by the same operation. */
  readonly schedule: <Name extends JobName>(name: Name, delay: number, args: JobArgs[Name]) => void;
};

export type RequestOf<Op> = HandlerContext & {
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: ParametersOf<Op, 'query'>;
  readonly body: BodyOf<Op>;
  readonly token: string;
};

export type UserRequestOf<Op> = RequestOf<Op> & { readonly user: UserRow };

/** Operations without a login: `security: []` in the contract. */
export type OpenOperation = 'csrfCookieRead' | 'authFederate' | 'authLogin';

export type Handlers = {
  readonly [Id in keyof operations]: (
    request: Id extends OpenOperation ? RequestOf<operations[Id]> : UserRequestOf<operations[Id]>,
  ) => ResponseOf<operations[Id]>;
};

/** A response that ends the work, such as 404. It's checked against the contract too. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(status: number, message: string, errors?: Readonly<Record<string, readonly string[]>>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Laravel's 404 for a missing model. */
export function notFound(model: string, id: number | string): HttpError {
  return new HttpError(404, `No query results for model [App\\Models\\${model}] ${id}`);
}

export function unprocessable(field: string, text: string): HttpError {
  return new HttpError(422, text, { [field]: [text] });
}
