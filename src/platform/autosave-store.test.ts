import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MergeStrategy } from '#src/lib/autosave-field.ts';
import { ApiError } from './api-error.ts';
import { AutosaveStore } from './autosave-store.ts';
import { listDrafts, saveDraft } from './drafts.ts';
import { createFakeClock, settle, type FakeClock } from './testing/fake-clock.ts';
import { fillDisk, freshDevice } from './testing/fake-device.ts';

/** Words of one line. Two devices that add words at once conflict. */
const strategy: MergeStrategy<string> = {
  isSame: (one, other) => one === other,
  merge: (base, local, remote) => {
    if (base === local || local === remote) return remote;
    return base === remote ? local : null;
  },
  join: (local, remote) => `${local} ${remote}`,
};

type Network = 'up' | 'down' | 'no response';

/** A server with one text, whose answers can be lost. */
class Server {
  text = 'one';
  version = 12;
  network: Network = 'up';
  status = 200;
  sent: { version: number; text: string }[] = [];
  /** Holds saves back until it's called. */
  release: (() => void) | null = null;

  hold(): void {
    this.release = () => undefined;
  }

  async read(): Promise<{ version: number; value: string }> {
    await settle();
    this.#checkNetwork('documentRead');
    return { version: this.version, value: this.text };
  }

  async save(version: number, text: string): Promise<number> {
    this.#checkNetwork('documentReplace');
    this.sent.push({ version, text });
    if (this.release) await new Promise<void>((resolve) => (this.release = resolve));
    if (this.status !== 200) throw new ApiError('documentReplace', 'http', { status: this.status });
    if (version !== this.version) throw new ApiError('documentReplace', 'http', { status: 409 });
    this.write(text);
    if (this.network === 'no response') throw new ApiError('documentReplace', 'network');
    return this.version;
  }

  write(text: string): void {
    this.text = text;
    this.version += 1;
  }

  #checkNetwork(operation: string): void {
    if (this.network === 'down') throw new ApiError(operation, 'network');
  }
}

let clock: FakeClock;
let server: Server;
let stores: AutosaveStore<'text', string>[] = [];
/** A document for each test, so that no test waits for another's save. */
let documents = 0;

type Settings = { readonly isExclusive?: boolean; readonly onMerged?: () => void };

async function open(settings: Settings = {}): Promise<AutosaveStore<'text', string>> {
  const store = new AutosaveStore<'text', string>({
    key: { userId: 1, surface: 'manuscript', entityId: `document-${documents}` },
    strategy,
    operations: ['documentReplace'],
    load: async () => new Map([['text', await server.read()]]),
    loadFirst: async (drafts) => {
      const unread = { version: null, value: '' };
      const copy = await server.read().catch((error: unknown) => {
        if (drafts.size > 0) return unread;
        throw error;
      });
      return new Map([['text', copy]]);
    },
    save: (_id, version, text) => server.save(version, text),
    parseId: () => 'text',
    serialize: ({ base, local, unconfirmed }) => JSON.stringify([base.version, base.value, local, unconfirmed]),
    parse: (text) => {
      if (!text.startsWith('[')) return null;
      const [version, value, local, unconfirmed] = JSON.parse(text) as [number, string, string, string | null];
      return { base: { version, value }, local, unconfirmed };
    },
    clock,
    ...settings,
  });
  stores.push(store);
  store.open();
  await store.opened;
  return store;
}

function type(store: AutosaveStore<'text', string>, text: string): void {
  store.write('text', text);
}

function textOf(store: AutosaveStore<'text', string>): string | undefined {
  return store.fields.get('text')?.state.local;
}

async function storedTexts(): Promise<string[]> {
  return (await listDrafts(1)).map(({ text }) => (JSON.parse(text) as string[])[2] ?? '');
}

/** Advances the fake clock and waits for real storage. */
async function advance(ms: number): Promise<void> {
  const stepMs = 500;
  for (let at = 0; at < ms; at += stepMs) {
    await clock.advance(Math.min(stepMs, ms - at));
    for (let n = 0; n < 4; n += 1) await settle();
  }
}

beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  clock = createFakeClock(0);
  server = new Server();
  documents += 1;
  await freshDevice();
});
afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});

describe('AutosaveStore', () => {
  it('saves after a pause in typing, or after ten seconds without a pause', async () => {
    const store = await open();
    type(store, 'two');
    await advance(1000);
    type(store, 'three');
    await advance(1499);
    expect(server.sent).toEqual([]);
    await advance(1);
    expect(server.sent).toEqual([{ version: 12, text: 'three' }]);
    for (let n = 0; n < 11; n += 1) {
      type(store, `four ${n}`);
      await advance(1000);
    }
    expect(server.sent).toHaveLength(2);
  });

  it('waits for the running save and then sends newer text with the new version', async () => {
    const store = await open();
    server.hold();
    type(store, 'two');
    await advance(1500);
    type(store, 'three');
    await store.flush();
    await advance(20_000);
    expect(server.sent).toHaveLength(1);
    expect(store.status$.peek().kind).toBe('saving');
    server.release?.();
    await settle();
    expect(store.status$.peek().kind).toBe('onDevice');
    await advance(1500);
    expect(server.sent[1]).toEqual({ version: 13, text: 'three' });
    server.release?.();
    await settle();
    expect(store.status$.peek().kind).toBe('saved');
  });

  it('shows "Saving…" only when a save takes longer than 600 ms', async () => {
    const store = await open();
    server.hold();
    type(store, 'two');
    await store.flush();
    await advance(1500);
    await advance(599);
    expect(store.status$.peek().kind).toBe('onDevice');
    await advance(1);
    expect(store.status$.peek().kind).toBe('saving');
  });

  it('retries with growing delays while offline and shows "Saved on this device"', async () => {
    const store = await open();
    server.network = 'no response';
    type(store, 'two');
    await store.flush();
    await advance(1500);
    expect(store.status$.peek()).toEqual({ kind: 'onDevice', isRefused: false });
    server.text = 'one';
    server.version = 12;
    await advance(5000);
    expect(server.sent).toHaveLength(2);
    server.version = 12;
    await advance(9999);
    expect(server.sent).toHaveLength(2);
    await advance(1);
    expect(server.sent).toHaveLength(3);
  });

  it('shows "Save failed" and retries after a server error but not after a rejection', async () => {
    const store = await open();
    server.status = 500;
    type(store, 'two');
    await store.flush();
    await advance(1500);
    expect(store.status$.peek().kind).toBe('failed');
    server.status = 413;
    await advance(5000);
    expect(store.status$.peek().kind).toBe('failed');
    expect(store.problem$.peek()).toBe('This is too large to upload.');
    await advance(600_000);
    expect(server.sent).toHaveLength(2);
    await store.save();
    expect(server.sent).toHaveLength(3);
  });

  it('treats a 409 as saved when the server has the same text', async () => {
    const store = await open();
    server.network = 'no response';
    type(store, 'two');
    await advance(1500);
    server.network = 'up';
    await advance(5000);
    expect(server.sent).toHaveLength(2);
    expect(store.status$.peek().kind).toBe('saved');
    expect(store.fields.get('text')?.state.save.version).toBe(13);
  });

  it("doesn't send while a conflict is unresolved, and sends the writer's choice", async () => {
    const store = await open();
    type(store, 'two');
    server.write('theirs');
    await advance(1500);
    type(store, 'three');
    await advance(60_000);
    expect(server.sent).toHaveLength(1);
    store.choose('text', 'both');
    await advance(1500);
    expect(server.sent[1]).toEqual({ version: 13, text: 'three theirs' });
    expect(store.status$.peek().kind).toBe('saved');
  });

  it('reports a conflict that was merged, but not our own save with a lost response', async () => {
    const onMerged = vi.fn<() => void>();
    const store = await open({ onMerged });
    type(store, 'two');
    server.version += 1;
    await advance(3000);
    expect(onMerged).toHaveBeenCalledTimes(1);
    expect(server.text).toBe('two');
    server.network = 'no response';
    type(store, 'three');
    await advance(1500);
    server.network = 'up';
    type(store, 'four');
    await advance(20_000);
    expect(server.text).toBe('four');
    expect(onMerged).toHaveBeenCalledTimes(1);
  });

  it('pauses after five conflicts in a row', async () => {
    const store = await open();
    type(store, 'two');
    server.status = 409;
    await advance(8999);
    expect(server.sent).toHaveLength(5);
    await advance(1500);
    expect(store.status$.peek().kind).toBe('failed');
    const sent = server.sent.length;
    await advance(4000);
    expect(server.sent).toHaveLength(sent);
  });

  it("shows another device's text when nothing is unsaved", async () => {
    const store = await open();
    server.write('theirs');
    store.onRemoteChange();
    store.onRemoteChange();
    await advance(500);
    expect(textOf(store)).toBe('theirs');
    expect(store.status$.peek().kind).toBe('saved');
  });

  it('sends the remaining text when the document is closed, and waits for it when it reopens', async () => {
    const store = await open();
    type(store, 'two');
    const finished = store.finish();
    await finished;
    expect(server.text).toBe('two');
    store.close();
    expect(clock.waiting()).toEqual([]);
    expect(await storedTexts()).toEqual([]);
  });

  it('saves no more after it stops', async () => {
    const store = await open();
    server.network = 'down';
    type(store, 'two');
    await store.finish();
    store.close();
    server.network = 'up';
    await advance(600_000);
    expect(server.sent).toEqual([]);
    expect(await storedTexts()).toEqual(['two']);
  });

  it('reports text that neither the device nor the server has', async () => {
    const store = await open();
    server.status = 500;
    const emptyDisk = fillDisk();
    type(store, 'two');
    await advance(1500);
    await vi.waitFor(() => expect(store.status$.peek().kind).toBe('failed'));
    await advance(500);
    emptyDisk();
    expect(store.status$.peek()).toEqual({ kind: 'failed', isRefused: true });
    expect(await store.flush()).toBe(true);
    expect(store.status$.peek().isRefused).toBe(false);
  });

  it('undoes the last step, or a given step once', async () => {
    const store = await open();
    const steps: string[] = [];
    store.undoStack.add(() => steps.push('first'));
    const undoSecond = store.undoStack.add(() => steps.push('second'));
    undoSecond();
    undoSecond();
    expect([store.undoStack.undo(), store.undoStack.undo()]).toEqual([true, false]);
    expect(steps).toEqual(['second', 'first']);
  });
});

describe('drafts of an AutosaveStore', () => {
  it('are adopted by the next tab once the first has closed', async () => {
    server.network = 'no response';
    const first = await open();
    type(first, 'two');
    await first.flush();
    const second = await open();
    expect(textOf(second)).toBe('one');
    first.close();
    const third = await open();
    expect(textOf(third)).toBe('two');
    expect(await storedTexts()).toEqual(['two']);
    server.network = 'up';
    await third.save();
    await third.flush();
    expect(server.text).toBe('two');
    expect(await storedTexts()).toEqual([]);
  });

  it('of two tabs become one text', async () => {
    server.network = 'down';
    server.version = 12;
    const tabs = [];
    for (const text of ['left', 'right']) {
      server.network = 'up';
      const tab = await open();
      server.network = 'down';
      type(tab, text);
      await tab.flush();
      tabs.push(tab);
    }
    for (const tab of tabs) tab.close();
    server.network = 'up';
    const next = await open();
    expect(textOf(next)).toBe('right left');
  });

  it('of other documents or writers stay, and unreadable ones', async () => {
    const draft = JSON.stringify([12, 'one', 'two', null]);
    const save = (userId: number, entityId: string, text: string) =>
      saveDraft({ userId, surface: 'manuscript', entityId }, text);
    await save(1, `document-${documents}0/text/gone`, draft);
    await save(2, `document-${documents}/text/gone`, draft);
    await save(1, `document-${documents}/text/gone`, 'unreadable');
    await save(1, `document-${documents}/other/field/gone`, draft);
    expect(textOf(await open())).toBe('one');
    expect(await listDrafts(1)).toHaveLength(3);
    expect(await listDrafts(2)).toHaveLength(1);
  });

  it.each(['', '/text'])('that an earlier release stored under "document%s" are adopted', async (rest) => {
    const key = { userId: 1, surface: 'manuscript', entityId: `document-${documents}${rest}` };
    await saveDraft(key, JSON.stringify([12, 'one', 'two', null]));
    expect(textOf(await open())).toBe('two');
    expect(await listDrafts(1)).toHaveLength(1);
  });

  it('open without the server and are sent when it is back', async () => {
    const first = await open();
    server.network = 'down';
    type(first, 'two');
    await first.flush();
    first.close();
    const second = await open();
    expect(second.phase$.peek()).toBe('ready');
    expect(textOf(second)).toBe('two');
    await advance(1500);
    expect(second.status$.peek().kind).toBe('onDevice');
    server.network = 'up';
    await advance(5000);
    expect(server.text).toBe('two');
    await second.flush();
    expect(await storedTexts()).toEqual([]);
  });

  it('stay on the device when it is full, and are adopted again later', async () => {
    const first = await open();
    server.network = 'down';
    type(first, 'two');
    await first.flush();
    first.close();
    const emptyDisk = fillDisk();
    const second = await open();
    second.close();
    await settle();
    emptyDisk();
    expect(textOf(second)).toBe('two');
    expect(new Set(await storedTexts())).toEqual(new Set(['two']));
    expect(textOf(await open())).toBe('two');
  });

  it('of an open tab are adopted too where only one tab edits at a time', async () => {
    server.network = 'no response';
    const first = await open({ isExclusive: true });
    type(first, 'two');
    await first.flush();
    const second = await open({ isExclusive: true });
    expect(textOf(second)).toBe('two');
    expect(await storedTexts()).toEqual(['two']);
  });

  it('are the text that the server gets, before it gets it', async () => {
    const store = await open();
    type(store, 'two');
    type(store, 'two three');
    server.hold();
    void store.save();
    await vi.waitFor(() => expect(server.sent).toEqual([{ version: 12, text: 'two three' }]));
    expect(await storedTexts()).toEqual(['two three']);
    server.release?.();
  });

  it('stay with the tab that adopted them, when the last save of the tab before fails', async () => {
    const first = await open({ isExclusive: true });
    server.hold();
    type(first, 'two');
    await advance(1500);
    first.close();
    const opening = open({ isExclusive: true });
    await advance(5000);
    const second = await opening;
    server.write('two three');
    server.release?.();
    await advance(1500);
    expect(textOf(second)).toBe('two');
    expect(await storedTexts()).toEqual(['two']);
  });
});

describe('AutosaveStore after random events', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant('type' as const) },
    { weight: 2, arbitrary: fc.constant('elsewhere' as const) },
    { weight: 3, arbitrary: fc.constantFrom('up', 'down', 'no response' as const) },
    { weight: 3, arbitrary: fc.constantFrom(100, 2000, 12_000) },
    { weight: 2, arbitrary: fc.constantFrom('reopen', 'both', 'news' as const) },
  );

  it('ends with every word on the server, typed here or elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        await freshDevice();
        documents += 1;
        clock = createFakeClock(0);
        server = new Server();
        let store = await open();
        const words: string[] = [];
        for (const [n, next] of steps.entries()) {
          if (next === 'type' && store.phase$.peek() === 'ready') {
            words.push(`mine-${n}`);
            type(store, `${textOf(store)} mine-${n}`);
          } else if (next === 'elsewhere') {
            words.push(`theirs-${n}`);
            server.write(`${server.text} theirs-${n}`);
          } else if (typeof next === 'number') await advance(next);
          else if (next === 'up' || next === 'down' || next === 'no response') server.network = next;
          else if (next === 'both') store.choose('text', 'both');
          else if (next === 'news') store.onRemoteChange();
          else if (next === 'reopen') {
            await store.flush();
            store.close();
            await settle();
            store = await open();
          }
        }
        server.network = 'up';
        if (store.phase$.peek() !== 'ready') store.open();
        await store.opened;
        for (let n = 0; n < 4; n += 1) {
          store.choose('text', 'both');
          await store.save();
        }
        await store.flush();
        for (const word of words) expect(server.text.split(' ')).toContain(word);
        expect(store.status$.peek().kind).toBe('saved');
        expect(await storedTexts()).toEqual([]);
        store.close();
      }),
      { numRuns: 60 },
    );
  });
});
