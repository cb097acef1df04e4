import { observable, type Observable } from '@legendapp/state';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { FieldCopy, FieldState } from '#src/lib/autosave-field.ts';
import { manuscriptLimits, sessionCheck } from '#src/lib/constants.ts';
import { describeError, type ErrorText } from '#src/lib/describe-error.ts';
import { isDirty, isNewerVersion } from '#src/lib/save-reducer.ts';
import type { RichDoc } from '#src/lib/rich-text.ts';
import { manuscriptTexts } from '../texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { readNewestDraft } from '#src/platform/autosave-drafts.ts';
import { AutosaveStore, type FieldCopies, type SaveStatus } from '#src/platform/autosave-store.ts';
import { systemClock, waitAtMost } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { createTabWriteLock, type TabWriteLock } from '#src/platform/web-lock.ts';
import { richTextJson, setInitialText, replaceText } from '#src/ui/rich-text/editor-text.ts';
import { groupBlocks, withoutBlockGroups } from '../editor/block-groups.ts';
import { createStoryEditor, storyFor } from '../editor/story-editor.ts';
import {
  fetchManuscript,
  readManuscriptCopy,
  type RemoteDocument,
  saveManuscript,
  subscribeToManuscript,
} from '../queries.ts';
import {
  createManuscriptFormat,
  createManuscriptStrategy,
  readManuscriptDraft,
  type FieldId,
  saveSnapshot,
} from './manuscript-text.ts';
import { type WordCounter, createWordCounter } from './word-counter.ts';

export type RemoteManuscript = { readonly version: number; readonly doc: Node; readonly updatedAt: string | null };

type ManuscriptPhase = 'opening' | 'open' | 'failed';

type Copies = FieldCopies<FieldId, Node>;

function toCopies({ version, doc }: RemoteDocument, toNode: (doc: RichDoc) => Node): Copies {
  const copy: FieldCopy<Node> = { version, value: toNode(doc) };
  return new Map([['text', copy]]);
}

/**
 * An open manuscript: the editor and, in the one tab that may write, the autosave store. The other tabs show the text of
 * the server or of this device.
 */
export class ManuscriptStore {
  readonly draftKey: DraftKey;
  readonly project: string;
  readonly editor: Editor;
  readonly counter: WordCounter;
  readonly writeLock: TabWriteLock;
  readonly saveStatus$: Observable<SaveStatus> = observable<SaveStatus>({ kind: 'none', isRefused: false });
  readonly problem$ = observable<string | null>(null);
  readonly phase$: Observable<ManuscriptPhase> = observable<ManuscriptPhase>('opening');
  readonly failure$: Observable<ErrorText | null> = observable<ErrorText | null>(null);
  /** Number of the conflicting version, or null. Its text is in `remote`. */
  readonly conflict$: Observable<number | null> = observable<number | null>(null);
  /** When the writer last changed the text, in epoch ms. */
  changedAt = 0;
  #autosave: AutosaveStore<FieldId, Node> | null = null;
  /** The version on screen in a tab that only reads. */
  #readVersion: number | null = null;
  #updatedAt: string | null = null;
  #loads = 0;
  #isClosed = false;
  #unfollow: (() => void) | null = null;
  #endWaiting: (() => void) | null = null;
  #endSnapshots: () => void;

  constructor(userId: number, project: string) {
    this.project = project;
    this.draftKey = { userId, surface: 'manuscript', entityId: project };
    this.editor = createStoryEditor({ onChange: () => this.#changed(), onMove: () => this.counter.moved() });
    this.counter = createWordCounter(this.editor, userId, project);
    this.writeLock = createTabWriteLock(`manuscript:${userId}:${project}`, { handOver: () => this.#release() });
    this.writeLock.state$.onChange(() => void this.load());
    this.#endSnapshots = systemClock.every(manuscriptLimits.snapshotEveryMs, () => void this.snapshot(null));
    if (this.writeLock.state$.peek() !== 'requested') void this.load();
  }

  /** The text on screen. */
  get text(): Node {
    return withoutBlockGroups(this.editor.state.doc);
  }

  get canWrite(): boolean {
    return !this.#isClosed && this.writeLock.state$.peek() === 'acquired';
  }

  get remote(): RemoteManuscript | null {
    const remote = this.#field?.remote;
    return remote ? { version: remote.version ?? 0, doc: remote.value, updatedAt: this.#updatedAt } : null;
  }

  /** Neither the server nor this device has the text: only then would leaving lose it. */
  get isAtRisk(): boolean {
    return this.#field !== undefined && isDirty(this.#field.save) && this.saveStatus$.isRefused.peek();
  }

  /** Loads or reloads the text from the server and this device's draft. */
  async load(): Promise<void> {
    const state = this.writeLock.state$.peek();
    if (state === 'requested' || this.#isClosed) return;
    this.editor.setEditable(false);
    if (this.phase$.peek() === 'failed') this.phase$.set('opening');
    this.#loads += 1;
    const load = this.#loads;
    this.#autosave?.close();
    this.#autosave = null;
    await (state === 'acquired' ? this.#openToWrite(load) : this.#openToRead(load));
  }

  save(): Promise<void> {
    return this.#autosave?.save() ?? Promise.resolve();
  }

  /** Saves a snapshot. `reason` is text for the writer, null for an automatic snapshot. */
  snapshot(reason: string | null): Promise<boolean> {
    return saveSnapshot(this.draftKey, this.text, reason);
  }

  /** Replaces the text. The writer can undo it, and it doesn't count towards today. */
  replace(next: Node): void {
    this.#replace(next);
    this.counter.count('loaded');
  }

  close(): void {
    const autosave = this.#autosave;
    this.#isClosed = true;
    this.#unfollow?.();
    this.#endWaiting?.();
    this.#endSnapshots();
    this.counter.stop();
    const flushed = autosave?.flush() ?? Promise.resolve(true);
    void flushed.finally(() => this.writeLock.end());
    void this.#finish(autosave);
  }

  /** Shows and keeps the chosen text, which the server has as `version`. */
  resolve(version: number, chosen: Node): void {
    this.#replace(chosen, { quietly: true });
    this.#autosave?.dispatch('text', { type: 'settled', version, value: this.text });
    this.counter.count('loaded');
  }

  /** Fetches a version that is newer than the conflicting one. */
  async refetch(): Promise<void> {
    const autosave = this.#autosave;
    await autosave?.enqueue(() => autosave.refetch());
  }

  async #finish(autosave: AutosaveStore<FieldId, Node> | null): Promise<void> {
    await autosave?.leave();
    this.editor.destroy();
  }

  get #field(): FieldState<Node> | undefined {
    return this.#autosave?.fields.get('text')?.state;
  }

  #isOutdated(load: number): boolean {
    return load !== this.#loads || this.#isClosed;
  }

  async #openToWrite(load: number): Promise<void> {
    const toNode = (doc: RichDoc): Node => storyFor(this.editor, doc);
    const autosave = new AutosaveStore<FieldId, Node>({
      key: this.draftKey,
      strategy: createManuscriptStrategy(toNode),
      ...createManuscriptFormat(toNode),
      operations: ['documentReplace'],
      isExclusive: true,
      load: () => this.#fetch(),
      loadFirst: async (drafts) => {
        try {
          return await this.#fetch();
        } catch (error) {
          const copy = await this.#readCopy(error);
          if (copy !== null) return toCopies(copy, toNode);
          if (drafts.size === 0) throw error;
          return new Map([['text', { version: null, value: toNode({ type: 'doc', content: [] }) }]]);
        }
      },
      save: (_id, version, text) =>
        saveManuscript(this.draftKey.userId, this.project, { version, json: richTextJson(text) }),
    });
    this.#autosave = autosave;
    autosave.open();
    await autosave.opened;
    if (this.#isOutdated(load)) {
      autosave.close();
      return;
    }
    const field = autosave.fields.get('text');
    if (field === undefined) {
      this.#failed(autosave.problem$.peek());
      return;
    }
    this.#show(field.state.local);
    field.changes$.onChange(() => this.#textChanged());
    autosave.status$.onChange(({ value }) => this.saveStatus$.set(value));
    autosave.problem$.onChange(({ value }) => this.problem$.set(value));
    this.saveStatus$.set(autosave.status$.peek());
    this.#textChanged();
    this.editor.setEditable(true);
    void this.snapshot(null);
  }

  async #openToRead(load: number): Promise<void> {
    const [server, device] = await Promise.allSettled([
      fetchManuscript(this.draftKey.userId, this.project),
      readNewestDraft(this.draftKey),
    ]);
    const stored = server.status === 'fulfilled' ? server.value : await this.#readCopy(server.reason);
    if (this.#isOutdated(load)) return;
    if (server.status === 'fulfilled') this.#endWaiting?.();
    if (stored) this.#follow(stored);
    const draftText = device.status === 'fulfilled' ? device.value : null;
    const draft = draftText === null ? null : readManuscriptDraft(draftText, (doc) => storyFor(this.editor, doc));
    const shown = draft?.local ?? (stored && storyFor(this.editor, stored.doc));
    if (shown === null) {
      this.#failed(server.status === 'rejected' ? (describeError(server.reason, 'general')?.detail ?? null) : null);
      return;
    }
    this.#readVersion = stored?.version ?? null;
    this.saveStatus$.set({ kind: 'none', isRefused: false });
    this.conflict$.set(null);
    this.#show(shown);
  }

  #failed(detail: string | null): void {
    this.failure$.set({ text: manuscriptTexts.loadFailed, detail });
    this.phase$.set('failed');
  }

  #show(text: Node): void {
    if (this.phase$.peek() === 'open') this.#replace(text, { quietly: true });
    else setInitialText(this.editor, groupBlocks(text));
    this.counter.count('loaded');
    this.phase$.set('open');
  }

  /** Groups the blocks before, because one by one takes half a second for a novel. */
  #replace(text: Node, how?: { quietly: boolean }): void {
    replaceText(this.editor, groupBlocks(text), how);
  }

  #changed(): void {
    if (!this.canWrite) return;
    this.changedAt = systemClock.now();
    this.#autosave?.write('text', this.text);
  }

  /** Shows a text from the server, and a conflict. */
  #textChanged(): void {
    const text = this.#field;
    if (text === undefined) return;
    this.conflict$.set(text.remote?.version ?? null);
    if (this.#isClosed || text.local.eq(this.text)) return;
    this.#replace(text.local, { quietly: true });
    this.counter.count('loaded');
  }

  async #fetch(): Promise<Copies> {
    const stored = await fetchManuscript(this.draftKey.userId, this.project);
    this.#endWaiting?.();
    this.#follow(stored);
    return toCopies(stored, (doc) => storyFor(this.editor, doc));
  }

  /** Returns this device's copy if the server can't be reached, and reads the server's text once it can. */
  async #readCopy(reason: unknown): Promise<RemoteDocument | null> {
    if (!isApiError(reason, 'network', 'timeout')) return null;
    const copy = await readManuscriptCopy(this.draftKey.userId, this.project);
    if (copy !== null && !this.#isClosed) this.#waitForServer();
    return copy;
  }

  #waitForServer(): void {
    if (this.#endWaiting !== null) return;
    const read = (): void => {
      if (this.canWrite) this.#autosave?.onRemoteChange();
      else void this.load();
    };
    const endTimer = systemClock.every(sessionCheck.everyMs, read);
    globalThis.addEventListener('online', read);
    this.#endWaiting = () => {
      endTimer();
      globalThis.removeEventListener('online', read);
      this.#endWaiting = null;
    };
  }

  #follow({ id, updatedAt }: RemoteDocument): void {
    this.#updatedAt = updatedAt;
    this.#unfollow ??= subscribeToManuscript(id, {
      onVersion: (version) => this.#onRemoteVersion(version),
      onGap: () => this.#onRemoteVersion(null),
    });
  }

  /** Shows a version saved elsewhere if all is saved here. Otherwise the next save detects the conflict. */
  #onRemoteVersion(version: number | null): void {
    if (this.phase$.peek() !== 'open') return;
    if (!this.canWrite) {
      if (version === null || version > (this.#readVersion ?? 0))
        refreshOnEvent(`manuscript ${this.project}`, () => this.load());
      return;
    }
    const save = this.#field?.save;
    if (save === undefined || (version !== null && !isNewerVersion(save, version))) return;
    if (!isDirty(save)) this.#autosave?.onRemoteChange();
    else if (save.remoteVersion === null) void this.save();
  }

  /** Stores the text here and waits briefly for the save before another tab writes. */
  async #release(): Promise<void> {
    this.editor.setEditable(false);
    await this.#autosave?.flush();
    await waitAtMost(systemClock, manuscriptLimits.handOverMs, this.save());
  }
}
