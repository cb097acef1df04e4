import { createDraftAutosaver, type DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import { deleteSavedDraft, listDrafts } from '#src/platform/drafts.ts';
import { holdTabLock, isTabLockHeld, withTabLock } from '#src/platform/web-lock.ts';
import { asObject } from '#src/lib/decode.ts';
import type { OutlineChange } from './outline-changes.ts';

/** Surface of unsent outline changes: one draft for each tab. */
const surface = 'outline';

function getLockName(userId: number, entityId: string): string {
  return `outline:${userId}:${entityId}`;
}

const types: ReadonlySet<unknown> = new Set<OutlineChange['type']>([
  'sceneMoved',
  'sceneAdded',
  'sceneEdited',
  'sceneRemoved',
  'partAdded',
  'partRenamed',
  'partMoved',
  'partRemoved',
]);

/** Parses changes, perhaps from an earlier version; omits invalid ones. */
function readChanges(text: string): readonly OutlineChange[] {
  try {
    const raw: unknown = JSON.parse(text);
    if (!Array.isArray(raw)) return [];
    return raw.filter((change): change is OutlineChange => types.has(asObject(change)['type']));
  } catch {
    return [];
  }
}

export class OutlineDrafts {
  readonly #userId: number;
  readonly #slug: string;
  readonly #entityId: string;
  readonly #writer: DraftAutosaver;
  #release: (() => void) | null = null;

  constructor(userId: number, slug: string) {
    this.#userId = userId;
    this.#slug = slug;
    this.#entityId = `${slug}/${crypto.randomUUID()}`;
    this.#writer = createDraftAutosaver({ userId, surface, entityId: this.#entityId });
  }

  get status$(): DraftAutosaver['status$'] {
    return this.#writer.status$;
  }

  /** Adopts drafts of closed tabs. Resolves to them, oldest first, once stored here. */
  async adoptDrafts(): Promise<readonly OutlineChange[]> {
    this.#release = await holdTabLock(getLockName(this.#userId, this.#entityId));
    return withTabLock(`outline:${this.#userId}:take-over`, async () => {
      const drafts = (await listDrafts(this.#userId)).filter(
        (draft) => draft.surface === surface && draft.entityId.startsWith(`${this.#slug}/`),
      );
      const adopted: OutlineChange[] = [];
      for (const draft of drafts.toSorted((one, other) => one.updatedAt - other.updatedAt)) {
        if (await isTabLockHeld(getLockName(this.#userId, draft.entityId))) continue;
        adopted.push(...readChanges(draft.text));
        this.save(adopted);
        if (await this.#writer.flush()) await deleteSavedDraft(draft, draft.text);
      }
      return adopted;
    });
  }

  /** Replaces the stored changes; an empty list deletes the draft. */
  save(changes: readonly OutlineChange[]): void {
    this.#writer.write(changes.length === 0 ? '' : JSON.stringify(changes));
  }

  stop(): void {
    this.#writer.stop();
    this.#release?.();
  }
}
