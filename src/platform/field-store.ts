import { observable } from '@legendapp/state';
import {
  fieldReducer,
  toFieldDraft,
  type FieldDraft,
  type FieldEvent,
  type FieldState,
  type MergeStrategy,
} from '#src/lib/autosave-field.ts';
import { canSave, isDirty, type SavedField } from '#src/lib/save-reducer.ts';
import type { DraftAutosaver } from './draft-autosaver.ts';

type Config<Id, Value> = {
  readonly strategy: MergeStrategy<Value>;
  readonly serialize: (draft: FieldDraft<Value>, id: Id) => string;
  readonly canSend?: (id: Id, value: Value) => boolean;
};

/** A field of an open document, with its draft on this device. */
export class FieldStore<Id extends string | number, Value> {
  readonly id: Id;
  readonly draft: DraftAutosaver;
  /** Grows with each change of the state. */
  readonly changes$ = observable(0);
  /** Why the last save failed. */
  error: unknown = null;
  #state: FieldState<Value>;
  /** The local value that's on this device. */
  #stored: Value | null = null;
  #isClosed = false;
  readonly #config: Config<Id, Value>;

  constructor(id: Id, state: FieldState<Value>, draft: DraftAutosaver, config: Config<Id, Value>) {
    this.id = id;
    this.draft = draft;
    this.#state = state;
    this.#config = config;
    draft.status$.onChange(({ value }) => {
      if (value === 'saved') this.#stored = this.#state.local;
    });
    this.#saveDraft();
  }

  get state(): FieldState<Value> {
    return this.#state;
  }

  /** Returns the state and subscribes the observer that calls it. */
  observe(): FieldState<Value> {
    this.changes$.get();
    return this.#state;
  }

  get savedField(): SavedField {
    const status = this.draft.status$.peek();
    const isStored = status === 'waiting' && this.#stored === this.#state.local;
    return { save: this.#state.save, draft: isStored ? 'saved' : status };
  }

  get isDirty(): boolean {
    return isDirty(this.#state.save);
  }

  get canSend(): boolean {
    const { save, isDeleted, local } = this.#state;
    return canSave(save) && !isDeleted && (this.#config.canSend?.(this.id, local) ?? true);
  }

  dispatch(event: FieldEvent<Value>): void {
    const next = fieldReducer(this.#state, event, this.#config.strategy);
    if (next === this.#state) return;
    this.#state = next;
    if (next.save.error === null) this.error = null;
    this.#saveDraft();
    this.changes$.set((count) => count + 1);
  }

  /** Deletes the draft: the writer discarded the field, or the server has it. */
  async drop(): Promise<void> {
    this.#isClosed = true;
    this.draft.write('');
    await this.draft.flush();
    this.draft.stop();
  }

  /** Stores the draft. Afterwards another tab may have it. */
  close(): void {
    this.#isClosed = true;
    this.draft.stop();
  }

  #saveDraft(): void {
    const draft = toFieldDraft(this.#state);
    // A save that was in flight may end later. It can only delete the draft.
    if (this.#isClosed && draft !== null) return;
    this.draft.write(draft === null ? '' : () => this.#config.serialize(draft, this.id));
  }
}
