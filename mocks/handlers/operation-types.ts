import type { ResponseFile } from '#mocks/prism/validator.ts';
import type { UploadedFile } from '#mocks/server/fields.ts';

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
