/**
 * Fills one writer's account so that every table has rows, and saves it in both stored forms: the database and the archive.
 * Run it after adding a migration, so that the next version is tested with what this one writes:
 *
 *     node tests/contract/stored-forms/write-fixture.ts [folder] [scenario]
 *
 * Writes `database.sqlite.gz`, `archive.zip` and `contents.json`, which says what they contain, into `form-VERSION`.
 * Prints the empty tables.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createLiveInterviewer } from '#mocks/live/live-interviewer.ts';
import { type FakeInterviewer, startFakeInterviewer } from '#mocks/live/testing/fake-interviewer.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import { tables } from '#mocks/model/tables.ts';
import { storedVersion } from '#mocks/stored/migrations.ts';
import { runCommand } from '#scripts/command.ts';
import { toTrafficLine } from '#shared/traffic-file.ts';
import type { components } from '#src/api/generated/schema.ts';
import { type Conversation, endCleanly, webm, Writer } from '../mock-writer.ts';

type Schemas = components['schemas'];

/** Texts that both stored forms contain. */
const texts = {
  answer: 'I call it The Café at Nº 9. Zoé wrote “مرحبا” on the glass, and nobody answered 🕯️',
  transcript: 'The keeper counts the boats twice, says Søren – “naïve” 🚢',
  title: 'Le Café, n° 9 ☕',
  correction: 'The keeper counts the boats twice, says Sören: 海は広い',
  name: 'Zoë Íñigo-Łuczak',
  note: 'Tides & “lies”: مدّ وجزر',
  manuscript: 'Mara came home at low tide, with İpek’s key 🔑',
  scene: 'Der Schlüssel – the key',
  caption: 'Gulls over the façade 🐦',
  change: 'Thirty-one, “and twelve years gone”',
};

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const email = 'demo@lamplight.test';
const salt = '/api/v1/projects/the-salt-road';
const mara = `${salt}/elements/mara-ellery`;

function image(base64: string, field = 'image'): { readonly form: FormData } {
  const form = new FormData();
  form.append(field, new File([Buffer.from(base64, 'base64')], 'picture'));
  form.append('caption', texts.caption);
  return { form };
}

function richText(text: string): Schemas['RichText'] {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

async function waitUntil(test: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await test()); tries += 1) {
    if (tries === 3000) throw new Error("The mock server hasn't finished its work within 30 seconds.");
    await setTimeout(10);
  }
}

class FixtureWriter extends Writer {
  #length = 2000;

  async read<Data>(path: string): Promise<Data> {
    return (await this.ok<{ readonly data: Data }>('GET', path)).data;
  }

  async send(...requests: readonly (readonly [method: string, path: string, body?: object])[]): Promise<void> {
    for (const [method, path, body] of requests) await this.ok(method, path, body && { body });
  }

  /** Waits until neither the server nor the interviewer has work left. */
  settle(): Promise<void> {
    return waitUntil(async () => (await this.read<{ waiting: number }>('/__mock/session')).waiting === 0);
  }

  async type(talk: Conversation, ...answers: readonly string[]): Promise<void> {
    for (const answer of answers) {
      await this.answerText(talk, answer);
      await this.settle();
    }
  }

  /** Each recording differs, because its length does. */
  async speak(talk: Conversation): Promise<void> {
    this.#length += 100;
    await this.answerAudio(talk, webm(this.#length));
  }

  async sendSummaryUpdate(summary: number): Promise<void> {
    const form = new FormData();
    this.#length += 100;
    form.append('identifier', String(summary));
    form.append('audio', new File([webm(this.#length)], 'update.webm'));
    await this.ok('POST', '/api/v1/user-summaries/update/process', { form });
  }
}

/** Starts the session as a demo does, for the rows that a writer's own server never writes. */
async function playDemo(database: string, scenario: string): Promise<void> {
  const replay = join(dirname(database), 'recording.jsonl');
  const target = '/api/v1/user-achievements';
  const call = { kind: 'call', at: 0, took: 1, request: null, status: 200, headers: {}, body: null } as const;
  const data = '{"identifier":41,"chat_message_id":1201}';
  const entries = [
    { ...call, operation: 'userAchievementList', method: 'GET', target, body: { json: { data: [] } } },
    { ...call, operation: 'authLogout', method: 'POST', target: '/api/v1/auth/logout' },
    { kind: 'event', at: 9, channel: 'private-App.Models.User.1', event: 'userSummaryUpdate.completed', data },
  ] as const;
  const header = { recording: 'lamplight', version: 1, started: '2026-11-12T18:45:00.000Z' };
  const lines = entries.map((entry, index) => toTrafficLine(index + 1, entry));
  writeFileSync(replay, `${JSON.stringify(header)}\n${lines.join('')}`);
  const server = await createMockServer({ database, scenario, replay });
  const writer = new FixtureWriter(server.origin, 'personal');
  await writer.signIn();
  await writer.send(['GET', target]);
  // A plan ends the trial, so the trial is another writer's.
  await new Writer(server.origin, 'on-trial').startSession({ scenario: 'empty-account', clock: { paused: false } });
  await endCleanly(server);
}

async function fillProfile(writer: FixtureWriter): Promise<void> {
  const [first_name, last_name] = texts.name.split(' ');
  await writer.send(
    ['POST', '/api/v1/user/name/update', { first_name, last_name }],
    ['PATCH', '/api/v1/user/profile', { bio: 'Née à Liège 🇧🇪', themes: ['Häuser', '灯'] }],
    ['POST', '/api/v1/auth/federate', { email }],
    ['POST', '/api/v1/auth/federate', { email, use_code: true }],
  );
  await writer.ok('POST', '/api/v1/user/avatar', image(png, 'avatar'));
}

async function tellStories(writer: FixtureWriter): Promise<void> {
  const talk = await writer.newStory();
  const story = `/api/v1/stories/${Number(talk.identifier)}`;
  await writer.type(talk, texts.answer, 'She waits.');
  await writer.speak(talk);
  await writer.settle();
  const spoken = (await writer.turns(talk)).at(-1);
  await writer.send(['POST', spoken?.actions.transcription?.url ?? '', { transcription: texts.correction }]);
  await writer.settle();
  const { development_insights: shown, actions } = await writer.latest(talk);
  for (const { id } of shown?.insights ?? []) await writer.send(['POST', `/api/v1/development-insights/${id}/save`]);
  await writer.send(['POST', actions?.skip?.url ?? '']);
  await writer.settle();
  await writer.finish(talk);
  await writer.settle();
  await writer.send(['PATCH', story, { name: texts.title }]);
  for (const cover of [png, webp]) await writer.ok('POST', `${story}/cover`, image(cover));
  const deleted = await writer.newStory();
  await writer.type(deleted, 'Nobody knows whether she’ll say “да”.');
  await writer.send(['DELETE', `/api/v1/stories/${Number(deleted.identifier)}`]);
}

/** Speaks about the project, reviews the changes, and leaves another review open. */
async function reviewChanges(writer: FixtureWriter, fake: FakeInterviewer): Promise<void> {
  const { facts } = await writer.read<Schemas['NarrativeElement']>(mara);
  const element = { element: 'mara-ellery', type: 'characters', name: 'Mara Ellery' };
  const landing = { element: null, type: 'places', name: 'The ferry landing, “L’Étang”' };
  for (const about of ['', '/narrative-elements/mara-ellery']) {
    const now = about === '' ? texts.change : 'Forty';
    fake.replyWith({
      changes: [
        { ...element, field: facts[0]?.name, value: 'Thirty-one' },
        { ...element, field: 'Description', value: 'She left by the early bus.' },
        { ...landing, field: 'Description', value: 'It counts her.' },
      ],
    });
    const talk = await writer.start(`projects/the-salt-road${about}`);
    await writer.type(talk, `She is ${now}.`);
    await writer.speak(talk);
    await writer.settle();
    const { reconciliation_slug } = await writer.read<Schemas['Project']>(salt);
    const review = `/api/v1/reconciliations/${reconciliation_slug}`;
    const { items } = await writer.read<Schemas['Reconciliation']>(review);
    await writer.send(['POST', `${review}/update_item/${items[0]?.id}`, { now }]);
    if (about !== '') continue;
    await writer.send(['DELETE', `${review}/update_item/${items[1]?.id}`], ['POST', `${review}/process`]);
    await writer.finish(talk);
    await writer.settle();
  }
  fake.replyWith(null);
}

async function fillProject(writer: FixtureWriter): Promise<void> {
  const { version } = await writer.read<Schemas['Outline']>(`${salt}/outline`);
  const document = await writer.read<Schemas['ProjectDocument']>(`${salt}/document`);
  const scenes = [{ id: 'key', title: texts.scene, synopsis: null, status: 'drafted' }];
  const character = { type: 'characters', name: 'Søren Þór', related_to: 'mara-ellery' };
  await writer.send(
    ['POST', '/api/v1/projects', { name: 'L’Île des “Loups”' }],
    ['PUT', `${salt}/outline`, { version, parts: [{ id: 'one', title: 'Erster Teil', scenes }] }],
    ['PUT', `${salt}/document`, { version: document.version, content: richText(texts.manuscript) }],
    ['POST', `${salt}/elements`, character],
    ['POST', `${salt}/elements`, { ...character, name: 'Ğökçe' }],
    ['DELETE', `${salt}/elements/tobias-ellery`],
    ['DELETE', `${salt}/elements/captain-rourke`],
    ['POST', `${salt}/elements/captain-rourke/restore`],
  );
  for (const title of [texts.note, 'Deleted 🗑️']) {
    const { data: note } = await writer.ok<Schemas['NoteResponse']>('POST', `${salt}/notes`, { body: { title } });
    const section = { title: 'Naïve', content: richText(`${title}, and who keeps them`), client_key: 'section' };
    await writer.send(['POST', `${salt}/notes/${note.id}/sections`, section]);
    if (title !== texts.note) await writer.send(['DELETE', `${salt}/notes/${note.id}`]);
  }
  await writer.ok('POST', `${mara}/images`, image(webp));
  for (const picture of [png, webp]) await writer.ok('POST', `${salt}/elements/moodboard/images`, image(picture));
  const { items } = await writer.read<Schemas['Moodboard']>(`${salt}/moodboard`);
  await writer.send(['DELETE', `${salt}/moodboard/${items.at(-1)?.id}`]);
}

/** Leaves failed and pending answers, events that wait, and a fault. */
async function leaveUnfinished(writer: FixtureWriter, fake: FakeInterviewer): Promise<void> {
  const [achievement] = await writer.read<Schemas['Achievement'][]>('/api/v1/user-achievements');
  const [summary] = await writer.read<Schemas['SummaryRef'][]>('/api/v1/user-summaries');
  const [story] = await writer.read<Schemas['Story'][]>('/api/v1/stories');
  const about = ['writer', `users/achievement/${achievement?.id}`, `summaries/${summary?.id}`, `stories/${story?.id}`];
  const talks: Conversation[] = [];
  for (const subject of about) {
    const talk = await writer.start(subject);
    await writer.type(talk, `About ${subject}: “ça va”.`);
    talks.push(talk);
  }
  const [typed, failed, finished, spoken] = talks as [Conversation, Conversation, Conversation, Conversation];
  await writer.sendSummaryUpdate(summary?.id ?? 0);
  await writer.settle();
  fake.failNext('overloaded');
  await writer.type(failed, 'This one fails.');
  fake.failNext('overloaded');
  await writer.finish(finished);
  await waitUntil(async () => {
    const last = (await writer.log()).findLast((entry) => entry.kind === 'interviewer');
    return last?.work === 'story' && last.error !== null;
  });
  fake.hold();
  const before = fake.requests.length;
  await writer.answerText(typed, 'This one is pending.');
  await writer.speak(spoken);
  await waitUntil(() => fake.requests.length === before + 2);
  await writer.sendSummaryUpdate(summary?.id ?? 0);
  const [note] = await writer.read<Schemas['NoteRef'][]>(`${salt}/notes`);
  const section = ['POST', `${salt}/notes/${note?.id}/sections`, { content: richText('Its event waits.') }] as const;
  await writer.send(
    ['POST', '/__mock/session/connection', { action: 'late', ms: 600_000 }],
    section,
    ['POST', '/__mock/session/connection', { action: 'reorder', times: 2 }],
    section,
    ['POST', '/__mock/session/faults', { operation_id: 'invoiceFileRead', status: 503, times: 2 }],
  );
}

type FilledAccount = { readonly archive: Buffer; readonly end: () => Promise<void> };

/** Fills the account in a new database, whose folder is its own, and returns the archive. The server runs until `end`. */
async function fillAccount(database: string, scenario: string): Promise<FilledAccount> {
  await playDemo(database, scenario);
  const fake = await startFakeInterviewer();
  fake.hear(texts.transcript);
  const endpoint = { url: fake.url, model: 'fake', key: 'secret-key', timeout: 60_000 };
  const interviewer = createLiveInterviewer({
    interviewer: { ...endpoint, role: 'interviewer' },
    transcriber: { ...endpoint, role: 'transcriber' },
  });
  const server = await createMockServer({ personal: true, database, scenario, interviewer });
  const writer = new FixtureWriter(server.origin, 'personal');
  await writer.signIn();
  await fillProfile(writer);
  await tellStories(writer);
  await fillProject(writer);
  await reviewChanges(writer, fake);
  await leaveUnfinished(writer, fake);
  const archive = Buffer.from(await (await fetch(`${server.origin}/__mock/archive/lamplight.zip`)).arrayBuffer());
  const end = async (): Promise<void> => {
    await endCleanly(server);
    await fake.close();
  };
  return { archive, end };
}

export type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Contents = {
  readonly rows: Rows;
  readonly uploads: Readonly<Record<string, string>>;
  readonly texts: typeof texts;
};

/** Returns what a closed database of the present form contains: rows by session and table, hashes of uploads. */
export function readContents(database: string): Omit<Contents, 'texts'> {
  const file = new DatabaseSync(database);
  const rows: Record<string, Record<string, number>> = {};
  const counts = `SELECT session, collection, count(*) AS n FROM entity JOIN account ON account.id = account
    WHERE replaced_at IS NULL GROUP BY 1, 2`;
  for (const { session, collection, n } of file.prepare(counts).all())
    rows[String(session)] = { ...rows[String(session)], [String(collection)]: Number(n) };
  const uploads = file
    .prepare(`SELECT kind, upload.id, sha256 FROM upload JOIN account ON account.id = account
      WHERE replaced_at IS NULL ORDER BY kind, upload.id`)
    .all()
    .map(({ kind, id, sha256 }) => [`${String(kind)}/${String(id)}`, String(sha256)] as const);
  file.close();
  return { rows, uploads: Object.fromEntries(uploads) };
}

async function writeFixture(out: string, scenario: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  const database = join(folder, 'account.sqlite');
  const { archive, end } = await fillAccount(database, scenario);
  await end();
  const { rows, uploads } = readContents(database);
  const file = new DatabaseSync(database);
  file.exec('VACUUM');
  file.close();
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'database.sqlite.gz'), gzipSync(readFileSync(database), { level: 9 }));
  writeFileSync(join(out, 'archive.zip'), archive);
  const contents = JSON.stringify({ scenario, rows, uploads, texts }, null, 2);
  writeFileSync(join(out, 'contents.json'), `${contents}\n`);
  rmSync(folder, { recursive: true });
  const empty = Object.keys(tables).filter((name) => Object.values(rows).every((counts) => counts[name] === undefined));
  process.stdout.write(`Empty tables: ${empty.join(', ') || 'none'}\n`);
}

if (import.meta.main) {
  await runCommand('Usage: node tests/contract/stored-forms/write-fixture.ts [FOLDER] [SCENARIO]', async () => {
    const [out = join(import.meta.dirname, `form-${storedVersion}`), scenario = 'reconciliation'] = parseArgs({
      allowPositionals: true,
    }).positionals;
    await writeFixture(out, scenario);
  });
  // After a failure the servers still run.
  process.exit();
}
