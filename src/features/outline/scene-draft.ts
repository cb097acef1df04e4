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
  readonly text: SceneText;
  readonly base: SceneText;
  readonly isRestored: boolean;
  readonly autosaver: DraftAutosaver;
};

function parseSceneText(raw: unknown, fallback: SceneText): SceneText {
  const { title, synopsis, status } = asObject(raw);
  return {
    title: typeof title === 'string' ? title : fallback.title,
    synopsis: typeof synopsis === 'string' ? synopsis : fallback.synopsis,
    status: sceneStatuses.find((candidate) => candidate === status) ?? fallback.status,
  };
}

export function serializeSceneDraft(text: SceneText, base: SceneText): string {
  return JSON.stringify({ ...text, base });
}

function readText(text: string, fallback: SceneText): Pick<SceneDraft, 'text' | 'base'> {
  try {
    const raw: unknown = JSON.parse(text);
    return { text: parseSceneText(raw, fallback), base: parseSceneText(asObject(raw)['base'], fallback) };
  } catch {
    return { text: fallback, base: fallback };
  }
}

/** Opens a scene's draft; `scene` is its id, or "new". An unreadable draft is ignored. */
export async function openSceneDraft(
  { userId, slug, scene }: { readonly userId: number; readonly slug: string; readonly scene: string },
  text: SceneText,
): Promise<SceneDraft> {
  const key: DraftKey = { userId, surface: 'outline-scene', entityId: `${slug}/${scene}` };
  const stored = await readDraft(key).catch(() => null);
  return {
    ...(stored === null ? { text, base: text } : readText(stored.text, text)),
    isRestored: stored !== null,
    autosaver: createDraftAutosaver(key, stored?.text ?? ''),
  };
}
