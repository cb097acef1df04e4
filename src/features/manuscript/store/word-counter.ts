import { observable, type Observable } from '@legendapp/state';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { countWords } from '#shared/text/word-count.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type ManuscriptScene, type SceneBlock, sceneAt, getScenes } from '../model/scenes.ts';
import { addDailyWords, loadWordGoal, untilTomorrow, wordsToday } from '../word-goal.ts';

export type WordCounts = {
  readonly project: number;
  readonly today: number;
  readonly selected: number;
  readonly scenes: readonly ManuscriptScene[];
  readonly scene: ManuscriptScene | null;
};

export type WordCounter = {
  readonly counts$: Observable<WordCounts>;
  readonly moved: () => void;
  /** Counts now. `written` adds the growth to today's count, `loaded` doesn't. */
  readonly count: (how: 'written' | 'loaded') => void;
  readonly stop: () => void;
};

const blocks = new WeakMap<Node, SceneBlock>();

/** Cached per node: nodes are immutable, so changed text has new ones. */
function sceneBlock(node: Node): SceneBlock {
  const cached = blocks.get(node);
  if (cached !== undefined) return cached;
  const block = readBlock(node);
  blocks.set(node, block);
  return block;
}

function readBlock(node: Node): SceneBlock {
  if (node.type.name === 'horizontalRule') return { kind: 'break' };
  const text = node.isAtom ? String(node.attrs['text'] ?? '') : node.textBetween(0, node.content.size, '\n', ' ');
  const wordCount = countWords(text);
  if (node.type.name === 'heading') return { kind: 'heading', level: Number(node.attrs['level']), text, wordCount };
  return { kind: 'text', text: text.slice(0, 200), wordCount };
}

/** Counts a manuscript's words a few times a second at most. */
export function createWordCounter(editor: Editor, userId: number, project: string): WordCounter {
  loadWordGoal(userId);
  const today = wordsToday(userId, project);
  const counts$ = observable<WordCounts>({ project: 0, today, selected: 0, scenes: [], scene: null });
  let cancel: (() => void) | null = null;
  let counted: Node | null = null;
  let cancelDay = (): void => undefined;

  const followDate = (): void => {
    cancelDay = systemClock.once(untilTomorrow(systemClock.now()), () => {
      counts$.today.set(wordsToday(userId, project));
      followDate();
    });
  };
  followDate();

  const count = (how: 'written' | 'loaded'): void => {
    cancel?.();
    cancel = null;
    const { doc, selection } = editor.state;
    const before = counts$.peek();
    const isSame = doc === counted;
    const scenes = isSame ? before.scenes : getScenes(doc.children.map(sceneBlock));
    const wordCount = isSame ? before.project : scenes.reduce((sum, scene) => sum + scene.wordCount, 0);
    const isWritten = how === 'written' && counted !== null && wordCount !== before.project;
    const added = isWritten ? addDailyWords(userId, project, wordCount - before.project) : before.today;
    counted = doc;
    const { from, to } = selection;
    const selected = selection.empty ? 0 : countWords(doc.textBetween(from, to, '\n', ' '));
    const scene = sceneAt(scenes, doc.resolve(from).index(0));
    counts$.set({ project: wordCount, today: added, selected, scenes, scene });
  };
  return {
    counts$,
    count,
    moved: () => {
      cancel ??= systemClock.once(manuscriptLimits.countEveryMs, () => count('written'));
    },
    stop: () => {
      cancel?.();
      cancelDay();
    },
  };
}
