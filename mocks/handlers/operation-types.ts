import type { ResponseFile } from '#mocks/prism/chain.ts';
import type { UploadedFile } from '#mocks/server/fields.ts';

/** A multipart body as it arrives: files with their bytes. */
type Received<Body> = Body extends object
  ? { readonly [Field in keyof Body]: Body[Field] extends Blob ? UploadedFile : Body[Field] }
  : never;

/** The fields of an operation's body. */
export type BodyOf<Op> = Op extends { requestBody: { content: infer Content } }
  ? Received<Content[keyof Content]>
  : undefined;

/** The parameters of an operation, at one place. */
export type ParametersOf<Op, Place extends 'path' | 'query'> = Op extends { parameters: infer All }
  ? Place extends keyof All
    ? NonNullable<All[Place]>
    : Record<string, never>
  : Record<string, never>;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

type WithBody<Body> = Body extends undefined ? { readonly body?: undefined } : { readonly body: Body };

/** A file instead of a body, where the contract says so. */
type WithFile<Response> = Response extends { content: { 'application/pdf': Blob } }
  ? { readonly file: ResponseFile }
  : { readonly file?: undefined };

/** What an operation may answer, by the contract. */
export type ResponseOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: WithBody<JsonOf<Responses[Status]>> &
        WithFile<Responses[Status]> & {
          readonly status: Status;
          readonly cookies?: readonly string[];
        };
    }[keyof Responses]
  : never;
