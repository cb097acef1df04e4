import { createDraftWriter, type DraftWriter } from '#src/platform/draft-writer.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { readDraft } from '#src/platform/drafts.ts';
import { fieldsOf } from '#src/lib/read-raw.ts';
import type { SceneFields } from './outline-changes.ts';
import { sceneStatuses } from './outline-view.ts';

/** What stands in a scene's editor. */
export type SceneWords = Required<SceneFields>;

/** What an editor begins with: the words that were being written, where there are any, else those of the scene. */
export type SceneDraft = { readonly words: SceneWords; readonly isBack: boolean; readonly writer: DraftWriter };

function readWords(text: string, fallback: SceneWords): SceneWords {
  try {
    const { title, synopsis, status } = fieldsOf(JSON.parse(text));
    return {
      title: typeof title === 'string' ? title : fallback.title,
      synopsis: typeof synopsis === 'string' ? synopsis : fallback.synopsis,
      status: sceneStatuses.find((known) => known === status) ?? fallback.status,
    };
  } catch {
    return fallback;
  }
}

/** Opens the draft of a scene's editor; `scene` is its id, or "new". What cannot be read counts as none. */
export async function openSceneDraft(
  { userId, slug, scene }: { readonly userId: number; readonly slug: string; readonly scene: string },
  words: SceneWords,
): Promise<SceneDraft> {
  const key: DraftKey = { userId, surface: 'outline-scene', entityId: `${slug}/${scene}` };
  const kept = await readDraft(key).catch(() => null);
  return {
    words: kept === null ? words : readWords(kept.text, words),
    isBack: kept !== null,
    writer: createDraftWriter(key, kept?.text ?? ''),
  };
}
