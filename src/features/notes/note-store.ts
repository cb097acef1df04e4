import { observable, type Observable } from '@legendapp/state';
import type { FieldCopy, FieldDraft } from '#src/lib/autosave-field.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { AutosaveStore, type FieldCopies } from '#src/platform/autosave-store.ts';
import type { FieldStore } from '#src/platform/field-store.ts';
import { type NoteModel, withDraftOrder } from './note-model.ts';
import {
  noteStrategy,
  parseFieldDraft,
  serializeFieldDraft,
  type NoteFieldId,
  type NoteFieldText,
} from './note-text.ts';
import {
  addSection,
  deleteSection,
  getCachedNote,
  type NoteAddress,
  observeNote,
  readNote,
  readNoteOrCached,
  refreshNotes,
  saveSection,
  saveSectionOrder,
  saveTitle,
} from './queries.ts';

export type NoteField = FieldStore<NoteFieldId, NoteFieldText>;

const savingCalls = ['noteUpdate', 'noteSectionCreate', 'noteSectionUpdate', 'noteSectionDelete', 'noteRead'] as const;

type Copies = FieldCopies<NoteFieldId, NoteFieldText>;
type Drafts = ReadonlyMap<NoteFieldId, FieldDraft<NoteFieldText>>;

export const noteSurface = 'note';

export function parseFieldId(text: string): NoteFieldId | null {
  if (text === 'title' || text === 'order') return text;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * An open note. Its fields are the title, each section and the order of the sections. A section keeps its key while the
 * note is open: the server's id, or a negative number for a section added here, even after the server has created it.
 * What the server has is in the query cache. Each change there, by a save or a read, is merged into the fields.
 */
export class NoteStore extends AutosaveStore<NoteFieldId, NoteFieldText> {
  readonly address: NoteAddress;
  /** The keys of the sections on screen, also of those deleted elsewhere with unsaved text. */
  readonly order$: Observable<readonly number[]> = observable<readonly number[]>([]);
  /** The server's ids of sections created here, by key. */
  readonly #createdIds = new Map<number, number>();
  /** Numbers the server's orders, which have no version. */
  #orderVersion = 0;
  readonly #stopObserving: () => void;

  constructor(userId: number, address: NoteAddress) {
    super({
      key: { userId, surface: noteSurface, entityId: String(address.id) },
      strategy: noteStrategy,
      operations: savingCalls,
      readsBeforeRetry: true,
      load: () => this.#load(),
      loadFirst: (drafts) => this.#loadFirst(drafts),
      save: (id, version, text) => this.#save(id, version, text),
      isSentLast: (id) => id === 'order',
      isLocalOnly: (id) => typeof id === 'number' && this.#getServerId(id) === null,
      // The next save doesn't wait for lists.
      onSaved: () => void refreshNotes(address),
      onReceived: () => this.#onReceived(),
      parseId: parseFieldId,
      serialize: (draft, id) => this.#serialize(draft, id),
      parse: (text, id) => this.#parse(text, id),
    });
    this.address = address;
    this.#stopObserving = observeNote(address, () => this.#onCacheChanged());
    this.open();
  }

  override close(): void {
    this.#stopObserving();
    super.close();
  }

  override write(id: NoteFieldId, change: Partial<NoteFieldText>): void {
    const field = this.fields.get(id);
    if (field) super.write(id, { ...field.state.local, ...change });
  }

  /** Adds a section at this index. Returns its key. */
  insertSection(at: number, text: NoteFieldText): number {
    // Unique across tabs, because another tab may adopt the draft.
    const key = -Math.ceil(Math.random() * 1e14);
    const base = { version: 0, value: { title: '', content: null } };
    this.addField(key, { ...base, version: null }, { base, local: text, unconfirmed: null });
    this.setOrder(this.order$.peek().toSpliced(at, 0, key));
    return key;
  }

  /** Removes a section here, and on the server if it's there. */
  removeSection(key: number): void {
    this.setOrder(this.order$.peek().filter((other) => other !== key));
    void this.removeField(key);
  }

  setOrder(order: readonly number[]): void {
    this.order$.set(order);
    this.write('order', { order: order.filter((key) => this.fields.get(key)?.state.isDeleted === false) });
    void this.save();
  }

  #getServerId(key: number): number | null {
    return this.#createdIds.get(key) ?? (key > 0 ? key : null);
  }

  #getKey(id: number): number {
    return [...this.#createdIds].find(([, created]) => created === id)?.[0] ?? id;
  }

  /** The keys of the server's sections, in its order. */
  get #serverOrder(): readonly number[] {
    return getCachedNote(this.address)?.sections.map(({ id }) => this.#getKey(id)) ?? [];
  }

  #onCacheChanged(): void {
    if (this.phase$.peek() !== 'ready') return;
    void this.enqueue(async () => {
      const note = getCachedNote(this.address);
      if (note !== null && !this.isDeleted$.peek()) await this.receive(this.#toCurrentCopies(note));
    });
  }

  async #load(): Promise<Copies> {
    return this.#toCurrentCopies(await readNote(this.address));
  }

  #toCurrentCopies(note: NoteModel): Copies {
    this.#recognise(note, this.fields);
    const order = this.fields.get('order')?.state;
    return this.#toCopies(note, order?.base.order ?? [], order?.local.order);
  }

  async #loadFirst(drafts: Drafts): Promise<Copies> {
    const note = await readNoteOrCached(this.address);
    this.#recognise(note, drafts);
    const order = drafts.get('order');
    return this.#toCopies(note, order?.base.value.order ?? [], order?.local.order);
  }

  /** Finds the sections created here whose response was lost. */
  #recognise(note: NoteModel, fields: ReadonlyMap<NoteFieldId, unknown>): void {
    for (const { id, key } of note.sections) if (key !== null && fields.has(key)) this.#createdIds.set(key, id);
  }

  /** `known` and `order`: the sections before and after this device's unsaved changes. */
  #toCopies(note: NoteModel, known: readonly number[], order?: readonly number[]): Copies {
    const isRemoved = (key: number): boolean =>
      order !== undefined && !order.includes(key) && (known.includes(key) || this.#createdIds.has(key));
    const copies = new Map<NoteFieldId, FieldCopy<NoteFieldText>>();
    copies.set('title', { version: note.version, value: { title: note.title, content: null } });
    for (const { id, version, title, content } of note.sections) {
      const key = this.#getKey(id);
      if (!isRemoved(key)) copies.set(key, { version, value: { title, content } });
    }
    copies.set('order', this.#toOrderCopy(note.sections.map(({ id }) => this.#getKey(id))));
    return copies;
  }

  #toOrderCopy(order: readonly number[]): FieldCopy<NoteFieldText> {
    if (String(order) !== String(this.fields.get('order')?.state.base.order)) this.#orderVersion += 1;
    return { version: this.#orderVersion, value: { title: '', content: null, order } };
  }

  #onReceived(): void {
    const sections = [...this.fields.values()].filter(({ id }) => typeof id === 'number');
    // A note deleted elsewhere has only the fields with drafts.
    for (const id of ['title', 'order'] as const) {
      const value = { title: '', content: null, ...(id === 'order' && { order: [] }) };
      if (!this.fields.has(id)) this.addField(id, { version: null, value });
    }
    const order = this.fields.get('order');
    if (order === undefined) return;
    const lost = new Set(sections.filter(({ state }) => state.isDeleted).map(({ id }) => Number(id)));
    const known = (order.state.local.order ?? []).filter((key) => this.fields.has(key));
    const missing = sections.map(({ id }) => Number(id)).filter((key) => !lost.has(key) && !known.includes(key));
    if (missing.length > 0) this.write('order', { order: [...known, ...missing] });
    const visible = [...this.order$.peek(), ...lost];
    this.order$.set(withDraftOrder([...known, ...missing], visible, lost));
  }

  async #save(id: NoteFieldId, version: number, text: NoteFieldText): Promise<number> {
    if (id === 'order') return this.#saveOrder(text.order ?? []);
    if (id === 'title') return saveTitle(this.address, version, text.title);
    const serverId = this.#getServerId(id);
    return serverId === null ? this.#createSection(id, text) : saveSection(this.address, serverId, version, text);
  }

  async #createSection(key: number, text: NoteFieldText): Promise<number> {
    const order = this.order$.peek();
    const server = this.#serverOrder;
    const before = order.slice(0, order.indexOf(key)).findLast((other) => server.includes(other)) ?? null;
    const after = before === null ? null : this.#getServerId(before);
    const created = await addSection(this.address, { after, key }, text).catch(asStale);
    this.#createdIds.set(key, created.id);
    const isSame = noteStrategy.isSame(text, { title: created.title, content: created.content });
    if (isSame || !this.fields.has(key)) return created.version;
    // An earlier request created it with another text.
    return saveSection(this.address, created.id, 1, text);
  }

  /** Deletes sections removed here, then sends the order if the server's differs. */
  async #saveOrder(order: readonly number[]): Promise<number> {
    const base = this.fields.get('order')?.state.base.order ?? [];
    for (const key of this.#serverOrder) {
      if (order.includes(key) || (!base.includes(key) && !this.#createdIds.has(key))) continue;
      await deleteSection(this.address, this.#getServerId(key) ?? key);
    }
    const server = this.#serverOrder;
    const wanted = order.filter((key) => server.includes(key));
    if (String(wanted) !== String(server)) {
      const ids = wanted.map((key) => this.#getServerId(key) ?? key);
      await saveSectionOrder(this.address, getCachedNote(this.address)?.version ?? 0, ids).catch(asStale);
    }
    this.#orderVersion += 1;
    return this.#orderVersion;
  }

  #serialize({ base, local, unconfirmed }: FieldDraft<NoteFieldText>, id: NoteFieldId): string {
    const toIds = (text: NoteFieldText): NoteFieldText =>
      text.order ? { ...text, order: text.order.map((key) => this.#getServerId(key) ?? key) } : text;
    const draft = { base: { ...base, value: toIds(base.value) }, local: toIds(local), unconfirmed };
    return serializeFieldDraft(draft, typeof id === 'number' && id < 0 ? this.#createdIds.get(id) : undefined);
  }

  #parse(text: string, id: NoteFieldId): FieldDraft<NoteFieldText> | null {
    const draft = parseFieldDraft(text, id);
    if (draft === null) return null;
    if (typeof id === 'number' && draft.section !== undefined) this.#createdIds.set(id, draft.section);
    if (id !== 'order') return draft;
    const toKeys = (value: NoteFieldText): NoteFieldText =>
      value.order ? { ...value, order: value.order.map((key) => this.#getKey(key)) } : value;
    return { base: { version: null, value: toKeys(draft.base.value) }, local: toKeys(draft.local), unconfirmed: null };
  }
}

/** The server rejects an order, or a place in it, with 422 when its sections have changed. Throws. */
function asStale(error: unknown): never {
  throw isApiError(error, 'http') && error.status === 422
    ? new ApiError(error.operationId, 'http', { status: 409 })
    : error;
}
