import type { FieldCopy, MergeStrategy } from '#src/lib/autosave-field.ts';
import { asObject } from '#src/lib/decode.ts';
import { createAutosaveStore, type AutosaveStore, type FieldCopies } from '#src/platform/autosave-store.ts';
import { sessionToken } from '#src/platform/session-token.ts';
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
export class OutlineStore {
  readonly autosave: AutosaveStore<FieldId, OutlineText>;
  readonly #slug: string;
  readonly #listeners = new Set<(notes: readonly MergeNote[]) => void>();

  constructor(userId: number, slug: string) {
    this.#slug = slug;
    this.autosave = createAutosaveStore<FieldId, OutlineText>({
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
    this.autosave.open();
  }

  /** Returns the unsaved changes and subscribes the observer that calls it. */
  getChanges(): readonly OutlineChange[] {
    this.autosave.phase$.get();
    return this.autosave.fields.get('outline')?.observe().local.changes ?? nothing.changes;
  }

  do(change: OutlineChange): void {
    const undo = getInverseChange(this.parts(), change);
    if (undo === null) return;
    this.autosave.undoStack.add(() => this.#add(undo));
    this.#add(change);
  }

  /** Subscribes to merges with another version. Returns an unsubscribe function. */
  onMerged(listener: (notes: readonly MergeNote[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  parts(): readonly Part[] {
    this.receive();
    const field = this.autosave.fields.get('outline');
    return field?.state.local.parts ?? getCachedOutline(this.#slug)?.parts ?? [];
  }

  /** Applies the outline that was last read. */
  receive(): void {
    const cached = getCachedOutline(this.#slug);
    if (cached !== null) void this.autosave.receive(toCopies(cached));
  }

  #add(change: OutlineChange): void {
    const field = this.autosave.fields.get('outline');
    if (field === undefined) {
      void this.autosave.opened.then(() => this.#add(change));
      return;
    }
    const { parts, changes } = field.state.local;
    this.autosave.write('outline', { parts: applyChange(parts, change).parts, changes: [...changes, change] });
  }
}

const stores = new Map<string, OutlineStore>();

// Another writer may log in next; don't send this one's changes in their name.
sessionToken.subscribe((token) => {
  if (token !== null) return;
  for (const store of stores.values()) store.autosave.stop();
  stores.clear();
});

/** Returns the outline's store, created on first use. It lasts until logout, so saves outlive the screen. */
export function getOutlineStore(userId: number, slug: string): OutlineStore {
  const key = `${userId}/${slug}`;
  const store = stores.get(key) ?? new OutlineStore(userId, slug);
  stores.set(key, store);
  return store;
}
