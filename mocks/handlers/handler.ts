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

/** Where work happens: the session, and what the work may cause. */
export type HandlerContext = {
  /** The operation that this work comes from. */
  readonly cause: OperationId;
  readonly session: MockSession;
  /** Broadcasts an event. Throws when the causing operation does not declare it, or the payload breaks the contract. */
  readonly emit: Emit;
  /** The same to everyone but the connection that the request names as its own (Laravel's `toOthers`). */
  readonly emitToOthers: Emit;
  /** Has a job done `delay` ms (of the session) from now, as a consequence of the same operation. */
  readonly schedule: <Name extends JobName>(name: Name, delay: number, args: JobArgs[Name]) => void;
};

/** A validated request. */
export type RequestOf<Op> = HandlerContext & {
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: ParametersOf<Op, 'query'>;
  readonly body: BodyOf<Op>;
  /** The bearer token that came with it. */
  readonly token: string;
};

/** The same, of someone who is logged in. */
export type UserRequestOf<Op> = RequestOf<Op> & { readonly user: UserRow };

/** Operations that answer without a login: `security: []` in the contract. */
export type OpenOperation = 'csrfCookieRead' | 'authFederate' | 'authLogin';

/** A handler for every operation, on the session's store: one that is missing does not compile. */
export type Handlers = {
  readonly [Id in keyof operations]: (
    request: Id extends OpenOperation ? RequestOf<operations[Id]> : UserRequestOf<operations[Id]>,
  ) => ResponseOf<operations[Id]>;
};

/** An answer that ends the work where it stands, such as 404; checked against the contract like every other. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(status: number, message: string, errors?: Readonly<Record<string, readonly string[]>>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** 404 as Laravel says it when a model is not there. */
export const notFound = (model: string, id: number | string): HttpError =>
  new HttpError(404, `No query results for model [App\\Models\\${model}] ${id}`);

/** 422 with one text at one field. */
export const unprocessable = (field: string, text: string): HttpError => new HttpError(422, text, { [field]: [text] });
