import type { FieldCopy, MergeStrategy } from '#src/lib/autosave-field.ts';
import { asObject } from '#src/lib/decode.ts';
import { AutosaveStore, type FieldCopies } from '#src/platform/autosave-store.ts';
import { keepUntilLogout } from '#src/platform/keep-until-logout.ts';
import {
  applyChange,
  applyChanges,
  isSameParts,
  type MergeNote,
  type OutlineChange,
  getInverseChange,
} from './outline-changes.ts';
import type { OutlineModel, Part } from './outline-model.ts';
import { fetchOutline, getCachedOutline, saveOutline } from './queries.ts';

/** Close changes share a request. */
const gatherMs = 400;

/** The tree with the writer's unsaved changes, and those changes, to apply again to a tree changed elsewhere. */
type OutlineText = { readonly parts: readonly Part[]; readonly changes: readonly OutlineChange[] };

type FieldId = 'outline';

const nothing: OutlineText = { parts: [], changes: [] };

const outlineStrategy: MergeStrategy<OutlineText> = {
  isSame: (one, other) =>
    isSameParts(one.parts, other.parts) &&
    (one.changes.length === 0 ||
      other.changes.length === 0 ||
      JSON.stringify(one.changes) === JSON.stringify(other.changes)),
  merge: (_base, { changes }, remote) => ({ parts: applyChanges(remote.parts, changes).parts, changes }),
  join: (local, earlier) => ({ parts: local.parts, changes: [...earlier.changes, ...local.changes] }),
  afterSave: (local, sent) => ({
    parts: local.parts,
    changes: local.changes.filter((change) => !sent.changes.includes(change)),
  }),
};

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

/** Parses stored changes, perhaps from an earlier version; omits invalid ones. */
function readChanges(text: string): readonly OutlineChange[] {
  try {
    const raw: unknown = JSON.parse(text);
    if (!Array.isArray(raw)) return [];
    return raw.filter((change): change is OutlineChange => types.has(asObject(change)['type']));
  } catch {
    return [];
  }
}

function toCopies(outline: OutlineModel | null): FieldCopies<FieldId, OutlineText> {
  const copy: FieldCopy<OutlineText> =
    outline === null
      ? { version: null, value: nothing }
      : { version: outline.version, value: { parts: outline.parts, changes: [] } };
  return new Map([['outline', copy]]);
}

/**
 * Saves an outline: a change shows at once, is stored on this device and sent in a batch. On a conflict, changes are
 * applied again to the server's version. Only the writer discards changes.
 */
export class OutlineStore extends AutosaveStore<FieldId, OutlineText> {
  readonly #slug: string;
  readonly #listeners = new Set<(notes: readonly MergeNote[]) => void>();

  constructor(userId: number, slug: string) {
    super({
      key: { userId, surface: 'outline', entityId: slug },
      strategy: outlineStrategy,
      operations: ['outlineReplace'],
      pauseMs: gatherMs,
      load: async () => toCopies(await fetchOutline(slug)),
      loadFirst: () => Promise.resolve(toCopies(getCachedOutline(slug))),
      save: (_id, version, { parts }) => saveOutline(slug, version, parts),
      onMerged: ({ parts }, { changes }) => {
        for (const listener of this.#listeners) listener(applyChanges(parts, changes).notes);
      },
      parseId: () => 'outline',
      serialize: ({ local }) => (local.changes.length === 0 ? '' : JSON.stringify(local.changes)),
      parse: (text) => {
        const changes = readChanges(text);
        if (changes.length === 0) return null;
        return { base: { version: null, value: nothing }, local: { parts: [], changes }, unconfirmed: null };
      },
    });
    this.#slug = slug;
    this.open();
  }

  /** Returns the unsaved changes and subscribes the observer that calls it. */
  observeChanges(): readonly OutlineChange[] {
    this.phase$.get();
    return this.fields.get('outline')?.observe().local.changes ?? nothing.changes;
  }

  do(change: OutlineChange): void {
    const undo = getInverseChange(this.parts(), change);
    if (undo === null) return;
    this.undoStack.add(() => this.#add(undo));
    this.#add(change);
  }

  /** Subscribes to merges with another version. Returns an unsubscribe function. */
  onMerged(listener: (notes: readonly MergeNote[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  parts(): readonly Part[] {
    this.receiveCached();
    const field = this.fields.get('outline');
    return field?.state.local.parts ?? getCachedOutline(this.#slug)?.parts ?? [];
  }

  /** Applies the outline that was last read. */
  receiveCached(): void {
    const cached = getCachedOutline(this.#slug);
    if (cached !== null) void this.receive(toCopies(cached));
  }

  #add(change: OutlineChange): void {
    const field = this.fields.get('outline');
    if (field === undefined) {
      void this.opened.then(() => this.#add(change));
      return;
    }
    const { parts, changes } = field.state.local;
    this.write('outline', { parts: applyChange(parts, change).parts, changes: [...changes, change] });
  }
}

/** Returns the outline's store, created on first use. It lasts until logout, so saves outlive the screen. */
export const getOutlineStore = keepUntilLogout((userId: number, slug: string) => new OutlineStore(userId, slug));
