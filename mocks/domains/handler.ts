import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { UploadedFile } from '#mocks/http/fields.ts';
import type { UserRow } from '#mocks/model/tables.ts';
import type { ResponseFile } from '#mocks/prism/validator.ts';
import type { operations } from '#src/api/generated/schema.ts';

type Received<Body> = Body extends object
  ? { readonly [Field in keyof Body]: Body[Field] extends Blob | undefined ? UploadedFile : Body[Field] }
  : never;

export type BodyOf<Op> = Op extends { requestBody: { content: infer Content } }
  ? Received<Content[keyof Content]>
  : undefined;

export type ParametersOf<Op, Kind extends 'path' | 'query'> = Op extends { parameters: infer All }
  ? Kind extends keyof All
    ? NonNullable<All[Kind]>
    : Record<string, never>
  : Record<string, never>;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

type WithBody<Body> = Body extends undefined ? { readonly body?: undefined } : { readonly body: Body };

type WithFile<Response> = Response extends { content: { 'application/pdf': unknown } }
  ? { readonly file: ResponseFile }
  : { readonly file?: undefined };

export type ResponseOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: WithBody<JsonOf<Responses[Status]>> &
        WithFile<Responses[Status]> & {
          readonly status: Status;
          readonly cookies?: readonly string[];
        };
    }[keyof Responses]
  : never;

export type RequestOf<Op> = HandlerContext & {
  readonly path: ParametersOf<Op, 'path'>;
  readonly query: ParametersOf<Op, 'query'>;
  readonly body: BodyOf<Op>;
  readonly token: string;
};

export type UserRequestOf<Op> = RequestOf<Op> & { readonly user: UserRow };

/** Operations without a login: `security: []` in the contract. */
type OpenOperation = 'csrfCookieRead' | 'authFederate' | 'authLogin';

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
