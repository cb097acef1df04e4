import { openDB } from 'idb';
import type { ObjectStoreName, ObjectStoreRow } from '#src/platform/device-db.ts';

type StoreForm = {
  readonly keyPath: string | readonly string[];
  /** The key path of each index. */
  readonly indexes: Readonly<Record<string, readonly string[]>>;
};

/** The device's database as one version of the application left it, with rows by store. */
export type DeviceForm = {
  readonly version: number;
  readonly stores: Readonly<Record<string, StoreForm>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
};

const place = { keyPath: ['userId', 'surface', 'entityId'], indexes: {} };

const stores1 = {
  drafts: place,
  outbox: { keyPath: 'id', indexes: { byUser: ['userId', 'position'] } },
  recordings: { keyPath: 'id', indexes: { byUser: ['userId', 'timestamp'] } },
  chunks: { keyPath: ['recordingId', 'n'], indexes: {} },
};

const stores2 = {
  ...stores1,
  snapshots: {
    keyPath: 'id',
    indexes: { byPlace: ['userId', 'surface', 'entityId', 'takenAt'] },
  },
  snapshotTexts: { keyPath: 'id', indexes: {} },
};

const stores3 = {
  ...stores2,
  copies: place,
  draftBases: { keyPath: ['userId', 'surface', 'entityId', 'id'], indexes: {} },
};

const answer = {
  userId: 1,
  kind: 'text',
  url: '/api/v1/session-chats/61/messages/7/answer',
  sessionChatId: 61,
  chatMessageId: 7,
  fields: { message: 'A harbour in winter.', type: 'text' },
  recordingId: null,
  attempts: 0,
  errorMessage: null,
  unsure: null,
} as const;

/** The first row of each store has every field. */
type CurrentRows = {
  readonly [Name in ObjectStoreName]: readonly [Required<ObjectStoreRow<Name>>, ...(readonly ObjectStoreRow<Name>[])];
};

/** The first row has every optional field. Not in sending order. */
const outbox = [
  {
    ...answer,
    id: 'a-repeated',
    position: 4,
    state: 'queued',
    ofEarlier: true,
    unsure: 'older',
    attempts: 1,
    triedAt: 1_795_000_006_000,
  },
  { ...answer, id: 'z-sending', position: 1, state: 'sending', kind: 'audio', recordingId: 'sending', attempts: 1 },
  { ...answer, id: 'y-unknown', position: 2, state: 'unknown', unsure: 'own', attempts: 3 },
  {
    ...{ ...answer, id: 'x-failed', position: 3, state: 'failed', kind: 'audio', recordingId: 'failed', attempts: 2 },
    ...{ chatMessageId: null, fields: { type: 'audio' }, errorMessage: 'Request timed out' },
  },
  { ...answer, id: 'b-queued', position: 5, state: 'queued' },
  { ...answer, id: 'hers', userId: 2, position: 1, state: 'queued' },
] satisfies CurrentRows['outbox'];

const requestData = {
  endpoint: answer.url,
  method: 'POST',
  timestamp: 1_795_000_005_000,
  retryCount: 1,
  sessionChatId: 61,
};

const recording = {
  userId: 1,
  duration: 1480,
  context: 'stories',
  sessionChatId: 61,
  chatMessageId: 7,
  errorMessage: null,
  requestData: null,
  mimeType: 'audio/webm;codecs=opus',
} as const;

/** Oldest first. The first row has every optional field. The last one's browser was killed. */
const recordings = [
  {
    ...{
      ...recording,
      id: 'sending',
      timestamp: 1,
      state: 'sending',
      requestData,
      isTaken: true,
      length: 20,
      localFailure: null,
    },
    sha256: '43232975e20672cb674c34e0ad15c8fd250c0bc36c6a5fd17713e508358464a7',
  },
  {
    ...{ ...recording, id: 'success', timestamp: 2, state: 'success', requestData, length: 20 },
    sha256: 'ad90b2cd0e07cbc8f9271bc6f3904b07eb7219f71086068a7470dab3d8f0095b',
  },
  {
    ...{ ...recording, id: 'failed', timestamp: 3, state: 'failed', requestData, length: 19 },
    ...{ chatMessageId: null, errorMessage: 'Request timed out' },
    sha256: 'ddef24d4f8521b939200fb9763bb647da91bf7854f9ff92adaa02fa667b1515b',
  },
  {
    ...{ ...recording, id: 'draft', timestamp: 4, state: 'pending', length: 18 },
    sha256: 'ddf64fb67d4744d9f81c64ba00c147c02fbd767c64af9f69241e74c3d5a6c90b',
  },
  { ...recording, id: 'killed', timestamp: 5, state: 'pending', duration: 0, length: 0, sha256: null },
] satisfies CurrentRows['recordings'];

function toSlice(recordingId: string, n: number, audio: string) {
  return { recordingId, n, bytes: new TextEncoder().encode(audio).buffer, until: (n + 1) * 1000 };
}

const chunks = [
  ...recordings.map(({ id }) => toSlice(id, 0, 'The sound of')),
  ...recordings.map(({ id }) => toSlice(id, 1, ` ${id}`)),
];

const answerDraft = { userId: 1, surface: 'answer', entityId: '61', text: 'A har', updatedAt: 1_795_000_000_000 };
const noteDraft = { ...answerDraft, surface: 'note', entityId: '4/7', text: '{"version":3,"text":"Salt"}' };
const hersDraft = { ...answerDraft, userId: 2, text: 'hers' };
const manuscript = { userId: 1, surface: 'manuscript', entityId: '721' };
const longDraft = { ...manuscript, text: 'The salt road is covered at high tide.', updatedAt: 1_795_000_001_000 };

const snapshots = [
  { ...manuscript, id: 'new', takenAt: 2, words: 3, reason: 'Before restoring' },
  { ...manuscript, id: 'old', takenAt: 1, words: 2, reason: null },
] as const;

const snapshotTexts = [
  { id: 'new', text: 'The salt road' },
  { id: 'old', text: 'The salt' },
] as const;

const form1 = {
  version: 1,
  stores: stores1,
  rows: {
    // Drafts had a counter until version 3.
    drafts: [answerDraft, noteDraft, hersDraft, longDraft].map((draft) => ({ ...draft, counter: 7 })),
    outbox,
    recordings,
    chunks,
  },
};

const form2 = {
  version: 2,
  stores: stores2,
  rows: { ...form1.rows, snapshots, snapshotTexts },
};

const form3 = {
  version: 3,
  stores: stores3,
  rows: {
    drafts: [
      // Stored as its difference from the base.
      { ...longDraft, text: 'at high tide', change: { base: 'base', start: 25, end: 36 } },
      answerDraft,
      noteDraft,
      hersDraft,
    ],
    draftBases: [{ ...manuscript, id: 'base', text: 'The salt road is covered twice a day.' }],
    copies: [{ ...manuscript, text: '{"data":{"id":721}}' }],
    outbox,
    recordings,
    chunks: [toSlice('sending', 0, 'The sound of'), ...chunks.slice(1)],
    snapshots,
    snapshotTexts,
    // Types fail here when a record gets a field. Then raise the version in device-db.ts, add its upgrade step, and move
    // this `satisfies` to a new form. This form stays as it is: some devices still have it.
  } satisfies CurrentRows,
};

/** Every version's form, the current one last. Never change a form once it's released: add the next. */
export const deviceForms: readonly DeviceForm[] = [form1, form2, form3];

/** Creates the database with a form's stores and rows, as its version did. */
export async function createDeviceDb({ version, stores, rows }: DeviceForm): Promise<void> {
  const db = await openDB('lamplight', version, {
    upgrade: (created) => {
      for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
        const store = created.createObjectStore(name, { keyPath: toKeyPath(keyPath) });
        for (const [index, fields] of Object.entries(indexes)) store.createIndex(index, toKeyPath(fields));
        for (const row of rows[name] ?? []) void store.add(row);
      }
    },
  });
  db.close();
}

function toKeyPath(keyPath: string | readonly string[]): string | string[] {
  return typeof keyPath === 'string' ? keyPath : [...keyPath];
}

/** Reads a database of any version. Rows are in the order of their keys. */
export async function readDeviceDb(): Promise<DeviceForm> {
  const db = await openDB('lamplight');
  const stores: Record<string, StoreForm> = {};
  const rows: Record<string, readonly object[]> = {};
  for (const name of db.objectStoreNames) {
    const store = db.transaction(name).objectStore(name);
    const indexes = [...store.indexNames].map((index): [string, readonly string[]] => [
      index,
      [store.index(index).keyPath].flat(),
    ]);
    stores[name] = { keyPath: store.keyPath ?? '', indexes: Object.fromEntries(indexes) };
    rows[name] = await store.getAll();
  }
  db.close();
  return { version: db.version, stores, rows };
}
