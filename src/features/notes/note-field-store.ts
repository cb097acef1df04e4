import { observable, type Observable } from '@legendapp/state';
import { isDirty, canSave } from '#src/lib/save-reducer.ts';
import type { DraftAutosaver } from '#src/platform/draft-autosaver.ts';
import type { NoteFieldId } from './note-drafts.ts';
import { serializeFieldDraft } from './note-field-draft.ts';
import {
  noteFieldReducer,
  toFieldDraft,
  type NoteField,
  type NoteFieldEvent,
  type NoteFieldText,
} from './note-field-reducer.ts';

export class NoteFieldStore {
  readonly id: NoteFieldId;
  readonly state$: Observable<NoteField>;
  readonly draft: DraftAutosaver;

  constructor(id: NoteFieldId, field: NoteField, draft: DraftAutosaver) {
    this.id = id;
    this.state$ = observable<NoteField>(field);
    this.draft = draft;
    this.#saveDraft();
  }

  get state(): NoteField {
    return this.state$.peek();
  }

  get isDirty(): boolean {
    return isDirty(this.state.save);
  }

  get canSend(): boolean {
    return canSave(this.state.save) && !this.state.isDeleted;
  }

  dispatch(event: NoteFieldEvent): void {
    const next = noteFieldReducer(this.state, event);
    if (next === this.state) return;
    this.state$.set(next);
    this.#saveDraft();
  }

  write(change: Partial<NoteFieldText>): void {
    this.dispatch({ type: 'typed', text: { ...this.state.local, ...change } });
  }

  async drop(): Promise<void> {
    this.draft.write('');
    await this.draft.flush();
    this.draft.stop();
  }

  #saveDraft(): void {
    const fieldDraft = toFieldDraft(this.state);
    this.draft.write(fieldDraft === null ? '' : serializeFieldDraft(fieldDraft));
  }
}
