import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineMessages } from '#shared/inline-messages.ts';
import { type AsyncApiDocument, bundlePaths, type OpenApiDocument } from '#verify/contract/documents.ts';
import { asyncApiSubset, openApiSubset } from './subset.ts';

const openapi = JSON.parse(readFileSync(bundlePaths.openapi, 'utf8')) as OpenApiDocument;
const asyncapi = JSON.parse(readFileSync(bundlePaths.asyncapi, 'utf8')) as AsyncApiDocument;

function idsOf({ paths }: OpenApiDocument): readonly unknown[] {
  return Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
}

describe('the part of the contract that a backend owes', () => {
  const owed = openApiSubset(openapi, 'specification');

  it('has the operations of the specification, and those components that they use', () => {
    expect(idsOf(owed)).toHaveLength(37);
    expect(idsOf(owed)).toContain('chatMessageAnswer');
    expect(idsOf(owed)).not.toContain('noteList');
    const schemas = Object.keys(owed.components?.schemas ?? {});
    expect(schemas).toContain('Conversation');
    expect(schemas).not.toContain('Note');
  });

  it('refers to nothing that it lacks', () => {
    const text = JSON.stringify(owed);
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(owed.components?.[kind], `${kind}/${name}`).toHaveProperty(name);
    for (const [, id] of text.matchAll(/"links":\{"\w+":\{"operationId":"(\w+)"/g)) expect(idsOf(owed)).toContain(id);
  });

  it('keeps channels, messages and the whole contract unchanged', () => {
    expect(Object.keys(asyncApiSubset(inlineMessages(asyncapi), 'specification').channels)).toEqual(
      Object.keys(asyncapi.channels),
    );
    expect(idsOf(openApiSubset(openapi, 'extension'))).toEqual(idsOf(openapi));
  });

  it('leaves out messages of another origin, also behind a reference', () => {
    const document = inlineMessages({
      asyncapi: '3.0.0',
      components: { messages: { note: { name: 'note.updated', 'x-origin': 'extension' } } },
      channels: {
        user: {
          address: 'private-user.{id}',
          messages: {
            toast: { name: 'toast', 'x-origin': 'specification' },
            note: { $ref: '#/components/messages/note' },
          },
        },
        page: { address: 'private-page.{id}', 'x-origin': 'extension', messages: {} },
      },
    }) as unknown as AsyncApiDocument;
    const { channels } = asyncApiSubset(document, 'specification');
    expect(Object.entries(channels).map(([key, { messages }]) => [key, ...Object.keys(messages)])).toEqual([
      ['user', 'toast'],
    ]);
  });
});
