import { globSync, readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';
import asyncapiSpecs from '@asyncapi/specs';
import { validate as validateOpenApi } from '@scalar/openapi-validator';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaExtensions } from '#mocks/contract/json-schemas.ts';
import { inlineMessages } from '#shared/inline-messages.ts';
import { readYaml } from '#shared/yaml-file.ts';

type Schema = Record<string, unknown>;
type Media = { schema: Schema; examples?: Record<string, { value: unknown }> };
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
};
type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Operation['responses'][string]> };
};
type Message = {
  name: string;
  payload: { $ref: string };
  examples: { name: string; payload: unknown }[];
};
type AsyncApi = {
  channels: Record<string, { address: string; messages: Record<string, Message> }>;
  components: { schemas: Record<string, Schema> };
};

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const openapi = read('openapi/openapi.bundle.json') as OpenApi;
const asyncapi = inlineMessages(read('asyncapi/asyncapi.bundle.json') as AsyncApi);

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
for (const word of ['components', 'example', ...schemaExtensions]) ajv.addKeyword(word);
ajv.addSchema({
  $id: 'contract',
  components: { schemas: { ...asyncapi.components.schemas, ...openapi.components.schemas } },
});

/** Compiles a bundle's schema; references resolve to the bundle's own components. */
function compile(schema: Schema): ValidateFunction {
  return ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Schema,
  );
}

const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const messages = Object.entries(asyncapi.channels).flatMap(([channel, { messages: list }]) =>
  Object.values(list).map((message) => ({ channel, message })),
);

function createResponse(operation: Operation): { status: string; media: Media }[] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const resolved =
      response.$ref === undefined ? response : openapi.components.responses[response.$ref.split('/').at(-1) ?? ''];
    const media = resolved?.content?.['application/json'];
    return media === undefined ? [] : [{ status, media }];
  });
}

describe('contract documents', () => {
  it('follow the official schemas of OpenAPI and AsyncAPI', () => {
    expect(validateOpenApi(openapi).errors ?? []).toEqual([]);
    const official = new Ajv({ allErrors: true, strict: false });
    addFormats(official);
    const isAsyncApi = official.compile({ ...asyncapiSpecs.schemasWithoutId['3.0.0'] } as object);
    expect(isAsyncApi(asyncapi), official.errorsText(isAsyncApi.errors)).toBe(true);
  });

  it('are read by the AsyncAPI parser without an error', async () => {
    const source = 'asyncapi/asyncapi.yaml';
    const { diagnostics } = await new Parser().parse(readFileSync(source, 'utf8'), { source });
    expect(diagnostics).not.toContainEqual(expect.objectContaining({ severity: 0 }));
  });

  it('use every schema that their files define', () => {
    const used = new Set([openapi, asyncapi].flatMap(({ components }) => Object.keys(components.schemas)));
    const defined = globSync(['openapi/*/schemas.yaml', 'asyncapi/payloads.yaml']).flatMap((file) =>
      Object.keys(readYaml(file).data as object),
    );
    expect(defined.length).toBeGreaterThan(100);
    expect(defined.filter((name) => !used.has(name))).toEqual([]);
  });

  it('includes a named valid example for every documented response with a body', () => {
    for (const { operation } of operations)
      for (const { status, media } of createResponse(operation)) {
        const validate = compile(media.schema);
        const examples = Object.entries(media.examples ?? {});
        expect(examples, `${operation.operationId} ${status}`).not.toEqual([]);
        for (const [name, { value }] of examples)
          expect(
            validate(value),
            `${operation.operationId} ${status} ${name}: ${ajv.errorsText(validate.errors)}`,
          ).toBe(true);
      }
  });

  it('includes a valid example under 8 kB for every event', () => {
    for (const { message } of messages) {
      const validate = compile(message.payload);
      expect(message.examples, message.name).not.toEqual([]);
      for (const { name, payload } of message.examples) {
        expect(validate(payload), `${message.name} ${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
        expect(JSON.stringify(payload).length).toBeLessThan(8000);
      }
    }
  });

  it('rejects a response body of the wrong type for every operation', () => {
    for (const { operation } of operations)
      for (const { status, media } of createResponse(operation)) {
        const validate = compile(media.schema);
        for (const wrong of [null, 'text', 7, [], {}, { data: 7 }, { message: 7 }])
          expect(validate(wrong), `${operation.operationId} ${status} takes ${JSON.stringify(wrong)}`).toBe(false);
      }
  });

  it('rejects a payload of the wrong type for every event', () => {
    for (const { message } of messages) {
      const validate = compile(message.payload);
      for (const wrong of [null, 'text', 7, [], {}]) expect(validate(wrong), message.name).toBe(false);
    }
  });
});
