import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setInitialText } from '#src/ui/rich-text/editor-text.ts';
import { createStoryEditor, storyFor } from '../editor/story-editor.ts';
import { createWordCounter } from './word-counter.ts';

describe("the day's words in an open tab", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59, 30) });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('begin again at midnight, and count what is written after it', () => {
    const editor = createStoryEditor({ onChange: () => undefined, onMove: () => undefined });
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'The salt road' }] };
    setInitialText(editor, storyFor(editor, { type: 'doc', content: [paragraph] }));
    const counter = createWordCounter(editor, 1, 'the-salt-road');
    counter.count('loaded');
    const write = (text: string): number => {
      editor.view.dispatch(editor.state.tr.insertText(text, 1));
      counter.count('written');
      return counter.counts$.today.peek();
    };
    expect(write('Once more on ')).toBe(3);
    vi.advanceTimersByTime(30_000);
    expect(counter.counts$.peek()).toMatchObject({ today: 0, project: 6 });
    expect(write('And on ')).toBe(2);
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect(counter.counts$.today.peek()).toBe(0);
    counter.stop();
  });
});
