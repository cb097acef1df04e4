import { observable, type Observable } from '@legendapp/state';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { describeError, type ErrorText } from '#src/lib/describe-error.ts';
import { isDirty, isNewerVersion } from '#src/lib/save-reducer.ts';
import { readTextDraft, textDraft } from '#src/lib/text-draft.ts';
import { manuscriptTexts } from '#src/lib/strings.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { DraftKey } from '#src/platform/device-records.ts';
import { deleteSavedDraft, readDraft } from '#src/platform/drafts.ts';
import { createTabWriteLock, type TabWriteLock } from '#src/platform/tab-write-lock.ts';
import { setInitialText, replaceText } from '#src/ui/rich-text/replace-text.ts';
import { createStoryEditor, storyFor } from '../editor/story-editor.ts';
import { richTextJson } from '#src/ui/rich-text/editor-text.ts';
import { subscribeToManuscript } from '../live.ts';
import { fetchManuscript, saveManuscript, type RemoteDocument } from '../queries.ts';
import { type WordCounter, createWordCounter } from './word-counter.ts';
import { createManuscriptDraft, type ManuscriptDraft } from './manuscript-draft.ts';
import { waitForPendingSave, registerPendingSave } from './pending-saves.ts';
import { type InitialDocument, resolveInitialDocument } from './initial-document.ts';
import { createRemoteAutosaver, type RemoteAutosaver } from './remote-autosaver.ts';
import { saveSnapshot } from './snapshots.ts';
import { type SaveStatus, createSaveStatus } from './save-status.ts';

export type RemoteManuscript = { readonly version: number; readonly doc: Node; readonly updatedAt: string | null };

export type ManuscriptPhase = 'opening' | 'open' | 'failed';

export class ManuscriptStore {
  readonly draftKey: DraftKey;
  readonly project: string;
  readonly editor: Editor;
  readonly saver: RemoteAutosaver;
  readonly manuscriptDraft: ManuscriptDraft;
  readonly counter: WordCounter;
  readonly turn: TabWriteLock;
  readonly saveStatus$: Observable<SaveStatus>;
  readonly phase$: Observable<ManuscriptPhase> = observable<ManuscriptPhase>('opening');
  readonly failure$: Observable<ErrorText | null> = observable<ErrorText | null>(null);
  /** Number of the conflicting version, or null. Its text is in `remote`. */
  readonly conflict$: Observable<number | null> = observable<number | null>(null);
  remote: RemoteManuscript | null = null;
  /** When the writer last changed the text, in epoch ms. */
  changedAt = 0;
  #loads = 0;
  #isClosed = false;
  #unfollow: (() => void) | null = null;
  #endSnapshots: () => void;

  constructor(userId: number, project: string) {
    this.project = project;
    this.draftKey = { userId, surface: 'manuscript', entityId: project };
    this.editor = createStoryEditor({ onChange: () => this.#changed(), onMove: () => this.counter.moved() });
    this.counter = createWordCounter(this.editor, userId, project);
    this.saver = createRemoteAutosaver({
      read: () => richTextJson(this.editor.state.doc),
      send: (version, json) => saveManuscript(project, version, json),
      onSaved: () => void this.#saved(),
      onStale: (sent) => this.#onConflict(sent),
    });
    this.manuscriptDraft = createManuscriptDraft(this.draftKey, () => this.#draft());
    this.saveStatus$ = createSaveStatus(this.saver, this.manuscriptDraft);
    this.turn = createTabWriteLock(`manuscript:${userId}:${project}`, { handOver: () => this.#release() });
    this.turn.state$.onChange(() => void this.load());
    this.#endSnapshots = systemClock.every(manuscriptLimits.snapshotEveryMs, () => void this.snapshot(null));
    if (this.turn.state$.peek() !== 'requested') void this.load();
  }

  get canWrite(): boolean {
    return !this.#isClosed && this.turn.state$.peek() === 'acquired';
  }

  /** Loads or reloads the text from the server and this device's draft. */
  async load(): Promise<void> {
    const state = this.turn.state$.peek();
    if (state === 'requested' || this.#isClosed) return;
    this.editor.setEditable(false);
    if (this.phase$.peek() === 'failed') this.phase$.set('opening');
    this.#loads += 1;
    const load = this.#loads;
    await waitForPendingSave(this.draftKey);
    const [server, device] = await Promise.allSettled([fetchManuscript(this.project), readDraft(this.draftKey)]);
    if (this.#isOutdated(load)) return;
    const savedDraft = device.status === 'fulfilled' && device.value ? readTextDraft(device.value.text) : null;
    const stored = server.status === 'fulfilled' ? server.value : null;
    const sources = {
      stored: stored && { version: stored.version, doc: storyFor(this.editor, stored.doc) },
      draft: savedDraft && { version: savedDraft.version, doc: storyFor(this.editor, savedDraft.doc) },
    };
    if (stored) this.#follow(stored.id);
    this.#open(resolveInitialDocument(sources), stored, server.status === 'rejected' ? server.reason : null);
  }

  /** Saves a snapshot. `reason` is text for the writer, null for an automatic snapshot. */
  snapshot(reason: string | null): Promise<boolean> {
    return saveSnapshot(this.draftKey, this.editor.state.doc, reason);
  }

  /** Replaces the text. The writer can undo it, and it doesn't count towards today. */
  replace(next: Node): void {
    replaceText(this.editor, next);
    this.counter.count('loaded');
  }

  close(): void {
    const draft = this.#draft();
    this.#isClosed = true;
    this.#unfollow?.();
    this.#endSnapshots();
    this.counter.stop();
    this.manuscriptDraft.stop();
    registerPendingSave(this.draftKey, this.#finish(draft));
    void this.manuscriptDraft.flush().finally(() => this.turn.end());
  }

  resolve(version: number): void {
    this.remote = null;
    this.conflict$.set(null);
    this.saver.dispatch({ type: 'settled', version });
    this.counter.count('loaded');
    void this.manuscriptDraft.clear();
  }

  setRemote(stored: RemoteDocument): void {
    this.remote = { version: stored.version, doc: storyFor(this.editor, stored.doc), updatedAt: stored.updatedAt };
    this.conflict$.set(stored.version);
  }

  /** Deletes the draft after the last save, unless the text was reopened and changed. */
  async #finish(draft: string): Promise<void> {
    await this.saver.finish();
    if (!isDirty(this.saver.state$.peek())) await deleteSavedDraft(this.draftKey, draft).catch(() => undefined);
    this.editor.destroy();
  }

  #isOutdated(load: number): boolean {
    return load !== this.#loads || this.#isClosed;
  }

  #open(opening: InitialDocument, stored: RemoteDocument | null, error: unknown): void {
    if (opening.kind === 'nothing') {
      const errorText = describeError(error, 'general');
      this.failure$.set({ text: manuscriptTexts.loadFailed, detail: errorText?.detail ?? null });
      this.phase$.set('failed');
      return;
    }
    if (this.phase$.peek() === 'open') replaceText(this.editor, opening.doc, { quietly: true });
    else setInitialText(this.editor, opening.doc);
    this.counter.count('loaded');
    const canWrite = this.canWrite;
    this.remote = null;
    this.conflict$.set(null);
    this.saver.dispatch({ type: 'opened', version: opening.version, isDirty: canWrite && opening.kind !== 'clean' });
    if (canWrite && opening.kind === 'two' && stored) {
      this.setRemote(stored);
      this.saver.dispatch({ type: 'conflicted', version: stored.version });
    }
    if (canWrite && opening.kind === 'clean') void this.manuscriptDraft.clear();
    if (canWrite && opening.kind !== 'clean') this.manuscriptDraft.changed();
    this.editor.setEditable(canWrite);
    this.phase$.set('open');
    if (canWrite) void this.snapshot(null);
  }

  #draft(): string {
    return textDraft(this.saver.state$.peek().version, richTextJson(this.editor.state.doc));
  }

  #changed(): void {
    if (!this.canWrite) return;
    this.changedAt = systemClock.now();
    this.saver.changed();
    this.manuscriptDraft.changed();
  }

  async #saved(): Promise<void> {
    // Another tab may own the draft by now, so leave it.
    if (!this.canWrite) return;
    if (isDirty(this.saver.state$.peek())) this.manuscriptDraft.changed();
    else await this.manuscriptDraft.clear();
  }

  /** Finds out whether only the response was lost: then the server has exactly what we sent. */
  async #onConflict(sent: string): ReturnType<Parameters<typeof createRemoteAutosaver>[0]['onStale']> {
    const stored = await fetchManuscript(this.project);
    if (richTextJson(storyFor(this.editor, stored.doc)) === sent) return { type: 'saved', version: stored.version };
    this.setRemote(stored);
    return { type: 'conflicted', version: stored.version };
  }

  #follow(id: number): void {
    this.#unfollow ??= subscribeToManuscript(id, {
      onVersion: (version) => void this.#onRemoteVersion(version),
      onGap: () => void this.#onRemoteVersion(null),
    });
  }

  /** Shows a version saved elsewhere if all is saved here. Otherwise the next save detects the conflict. */
  async #onRemoteVersion(version: number | null): Promise<void> {
    const current = this.saver.state$.peek();
    if (this.phase$.peek() !== 'open' || (version !== null && !isNewerVersion(current, version))) return;
    if (!this.canWrite) return this.load();
    if (isDirty(current)) return current.remoteVersion === null ? this.saver.save() : undefined;
    const stored = await fetchManuscript(this.project).catch(() => null);
    const now = this.saver.state$.peek();
    if (stored === null || isDirty(now) || this.#isClosed || !isNewerVersion(now, stored.version)) return;
    replaceText(this.editor, storyFor(this.editor, stored.doc), { quietly: true });
    this.saver.dispatch({ type: 'settled', version: stored.version });
    this.counter.count('loaded');
  }

  /** Stores the text here and waits briefly for the save before another tab writes. */
  async #release(): Promise<void> {
    this.editor.setEditable(false);
    await this.manuscriptDraft.flush();
    await Promise.race([this.saver.save(), systemClock.after(manuscriptLimits.handOverMs)]);
  }
}
