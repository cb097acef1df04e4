import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { richMarks } from '#src/ui/rich-text/marks.ts';
import { richNodes } from '#src/ui/rich-text/nodes.ts';
import { toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { resolveInitialDocument } from './initial-document.ts';

const schema = getSchema([...richNodes, ...richMarks]);

function doc(text: string) {
  return toEditorText(schema, { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
}

function at(version: number, text: string) {
  return { version, doc: doc(text) };
}

function opened(...[stored, draft]: Parameters<typeof resolveInitialDocument>[0][] | [unknown, unknown]) {
  return resolveInitialDocument({ stored, draft } as Parameters<typeof resolveInitialDocument>[0]);
}

describe('resolveInitialDocument', () => {
  it.each([
    ['nothing, when neither the server nor this device has it', null, null, { kind: 'nothing' }],
    ['the server’s text', at(12, 'a'), null, { kind: 'clean', version: 12 }],
    ['the server’s text, when the draft says the same', at(13, 'a'), at(12, 'a'), { kind: 'clean', version: 13 }],
    [
      'the draft of this device, made from the server’s version',
      at(12, 'a'),
      at(12, 'b'),
      { kind: 'dirty', version: 12 },
    ],
    ['the draft, when the server cannot be asked', null, at(12, 'b'), { kind: 'dirty', version: 12 }],
    ['both, when each has changed', at(13, 'a'), at(12, 'b'), { kind: 'two', version: 12, remote: 13 }],
  ])('opens %s', (_what, stored, draft, expected) => {
    expect(opened(stored, draft)).toMatchObject(expected);
  });
});
