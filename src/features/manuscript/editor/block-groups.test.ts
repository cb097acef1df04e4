import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import * as commands from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import type { Node, Schema } from '@tiptap/pm/model';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEditorText } from '#src/ui/rich-text/editor-text.ts';
import { richMarks, richNodes } from '#src/ui/rich-text/nodes.ts';
import { groupBlocks, withoutBlockGroups } from './block-groups.ts';
import { createStoryEditor } from './story-editor.ts';

const grouped = createStoryEditor({ onChange: () => undefined, onMove: () => undefined });
const ungrouped = new Editor({
  element: null,
  injectCSS: false,
  content: { type: 'doc', content: [{ type: 'paragraph' }] },
  extensions: [...richNodes, ...richMarks, UndoRedo],
});

function paragraphs(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Paragraph ${n}.` }],
  }));
}

function open(editor: Editor, content: { type: string; content?: object[] }[]): EditorState {
  const doc = groupBlocks(toEditorText(editor.schema, { type: 'doc', content } as never));
  return EditorState.create({ doc, plugins: editor.extensionManager.plugins });
}

function readGroups(doc: Node): unknown[] {
  return doc.children.map(({ marks }) => marks[0]?.attrs['group'] as unknown);
}

/** Lengths of the runs of blocks in one group. */
function runs(doc: Node): number[] {
  const groups = readGroups(doc);
  return groups.reduce<number[]>((lengths, group, n) => {
    if (n > 0 && groups[n - 1] === group) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
    return lengths;
  }, []);
}

type Edit = { name: string; from: number; to: number };

const edits: Record<string, (schema: Schema) => Command> = {
  split: () => commands.splitBlock,
  backspace: () => commands.chainCommands(commands.deleteSelection, commands.joinBackward, commands.selectNodeBackward),
  delete: () => commands.chainCommands(commands.deleteSelection, commands.joinForward, commands.selectNodeForward),
  heading: ({ nodes }) => commands.setBlockType(nodes['heading'] as never, { level: 3 }),
  quote: ({ nodes }) => commands.wrapIn(nodes['blockquote'] as never),
  lift: () => commands.lift,
  sceneBreak:
    ({ nodes }) =>
    (state, dispatch) => {
      dispatch?.(state.tr.replaceSelectionWith((nodes['horizontalRule'] as never as { create: () => Node }).create()));
      return true;
    },
  paste: (schema) => (state, dispatch) => {
    const { content } = toEditorText(schema, { type: 'doc', content: paragraphs(60) } as never);
    dispatch?.(state.tr.replaceWith(state.selection.from, state.selection.to, content));
    return true;
  },
  undo: () => undo,
  redo: () => redo,
};

function applyEdit(before: EditorState, { name, from, to }: Edit, n: number): EditorState {
  const { doc } = before;
  const at = (share: number): number => Math.round(share * doc.content.size);
  const selection = TextSelection.between(doc.resolve(at(from)), doc.resolve(at(to)));
  let state = before.apply(before.tr.setSelection(selection));
  // A second apart, so that each edit is undone separately.
  edits[name]?.(state.schema)(
    state,
    (transaction) => (state = state.apply(transaction.setTime(Date.now() + n * 1000))),
  );
  return state;
}

describe('block grouping', () => {
  it('divides a text into groups of 25 blocks', () => {
    expect(runs(open(grouped, paragraphs(110)).doc)).toEqual([25, 25, 25, 25, 10]);
  });

  it('cuts a group that grows beyond 50 blocks, and leaves the others unchanged', () => {
    const before = open(grouped, paragraphs(60));
    const [first] = readGroups(before.doc);
    const after = applyEdit(before, { name: 'paste', from: 0.01, to: 0.01 }, 1);
    expect(runs(after.doc)).toEqual([25, 25, 25, 11, 25, 10]);
    expect(readGroups(after.doc)[0]).toBe(first);
    expect(readGroups(after.doc).slice(-35)).toEqual(readGroups(before.doc).slice(-35));
  });

  it('keeps the format of the next letter in a new paragraph', () => {
    const state = open(grouped, paragraphs(1));
    const bold = state.schema.marks['bold']?.create();
    const split = state.tr.split(3).setStoredMarks(bold ? [bold] : null);
    split.insert(0, state.schema.nodes['paragraph']?.create() ?? []).setStoredMarks(bold ? [bold] : null);
    expect(state.apply(split).storedMarks).toEqual([bold]);
  });

  it('removes groups from copied text', () => {
    const { doc, plugins } = open(grouped, paragraphs(30));
    const copy = plugins.find(({ props }) => props.transformCopied !== undefined)?.props.transformCopied;
    const copied = copy?.call({} as never, doc.slice(3, doc.content.size - 3), {} as never);
    expect(copied?.content.childCount).toBe(30);
    expect(JSON.stringify(copied)).not.toContain('blockGroup');
  });

  it('changes neither the text nor what commands, undo and redo do to it', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const edit = fc
      .record({ name: fc.constantFrom(...Object.keys(edits)), at: share, length: fc.constantFrom(0, 0, 0.01, 0.2) })
      .map(({ name, at, length }): Edit => ({ name, from: at, to: Math.min(1, at + length) }));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (list) => {
        let [ours, plain] = [open(grouped, paragraphs(30)), open(ungrouped, paragraphs(30))];
        for (const [n, one] of list.entries()) {
          [ours, plain] = [applyEdit(ours, one, n), applyEdit(plain, one, n)];
          ours.doc.check();
          expect(withoutBlockGroups(ours.doc).toJSON()).toEqual(plain.doc.toJSON());
          expect(Math.max(...runs(ours.doc))).toBeLessThanOrEqual(50);
        }
      }),
      { numRuns: 200 },
    );
  });
});
