import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { asObject } from '#src/lib/decode.ts';
import type { SceneFields } from './outline-changes.ts';
import { sceneStatuses } from './outline-model.ts';

export type SceneText = Required<SceneFields>;

/**
 * An editor's initial text: the draft if there is one, else the scene's. `base` is the scene's text when editing
 * started.
 */
export type SceneDraft = {
  readonly words: SceneText;
  readonly base: SceneText;
  readonly isBack: boolean;
  readonly writer: DraftAutosaver;
};

function wordsOf(raw: unknown, fallback: SceneText): SceneText {
  const { title, synopsis, status } = asObject(raw);
  return {
    title: typeof title === 'string' ? title : fallback.title,
    synopsis: typeof synopsis === 'string' ? synopsis : fallback.synopsis,
    status: sceneStatuses.find((known) => known === status) ?? fallback.status,
  };
}

export function draftText(words: SceneText, base: SceneText): string {
  return JSON.stringify({ ...words, base });
}

function readText(text: string, fallback: SceneText): Pick<SceneDraft, 'words' | 'base'> {
  try {
    const raw: unknown = JSON.parse(text);
    return { words: wordsOf(raw, fallback), base: wordsOf(asObject(raw)['base'], fallback) };
  } catch {
    return { words: fallback, base: fallback };
  }
}

/** Opens a scene's draft; `scene` is its id, or "new". An unreadable draft is ignored. */
export async function openSceneDraft(
  { userId, slug, scene }: { readonly userId: number; readonly slug: string; readonly scene: string },
  words: SceneText,
): Promise<SceneDraft> {
  const key: DraftKey = { userId, surface: 'outline-scene', entityId: `${slug}/${scene}` };
  const kept = await readDraft(key).catch(() => null);
  return {
    ...(kept === null ? { words, base: words } : readText(kept.text, words)),
    isBack: kept !== null,
    writer: createDraftAutosaver(key, kept?.text ?? ''),
  };
}
