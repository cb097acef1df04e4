import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatSaveState } from '#src/lib/save-reducer.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { createFakeClock, type FakeClock, settle } from '#src/platform/testing/fake-clock.ts';
import { createRemoteAutosaver, type RemoteAutosaver } from './remote-autosaver.ts';

type Answer = { resolve: (version: number) => void; reject: (error: unknown) => void };

let clock: FakeClock;
let text: string;
let sent: { version: number; json: string; answer: Answer }[];
let saver: RemoteAutosaver;
let stale: () => ReturnType<Parameters<typeof createRemoteAutosaver>[0]['onStale']>;

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  clock = createFakeClock(0);
  text = 'one';
  sent = [];
  stale = () => Promise.reject(new Error('not asked for'));
  saver = createRemoteAutosaver({
    clock,
    read: () => text,
    send: (version, json) =>
      new Promise((resolve, reject) => sent.push({ version, json, answer: { resolve, reject } })),
    onSaved: () => undefined,
    onStale: () => stale(),
  });
  saver.dispatch({ type: 'opened', version: 12, isDirty: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function type(next: string): void {
  text = next;
  saver.changed();
}

function getLabel(): string {
  return formatSaveState(saver.state$.peek(), { isStored: true, isSlow: saver.isSlow$.peek() });
}

async function fail(status: number | null): Promise<void> {
  const error =
    status === null ? new ApiError('documentReplace', 'network') : new ApiError('documentReplace', 'http', { status });
  sent.at(-1)?.answer.reject(error);
  await settle();
}

describe('RemoteAutosaver', () => {
  it('saves after a pause in typing, or after ten seconds without a pause', async () => {
    type('two');
    await clock.advance(1000);
    type('three');
    await clock.advance(1499);
    expect(sent).toHaveLength(0);
    await clock.advance(1);
    expect(sent.map(({ version, json }) => [version, json])).toEqual([[12, 'three']]);
    sent[0]?.answer.resolve(13);
    await settle();
    for (let n = 0; n < 11; n += 1) {
      type(`four ${n}`);
      await clock.advance(1000);
    }
    expect(sent).toHaveLength(2);
  });

  it('waits for the running save and then sends newer text with the new version', async () => {
    type('two');
    await clock.advance(1500);
    type('three');
    await clock.advance(20_000);
    expect(sent).toHaveLength(1);
    expect(getLabel()).toBe('Saving…');
    sent[0]?.answer.resolve(13);
    await settle();
    expect(getLabel()).toBe('Saved on this device');
    await clock.advance(1500);
    expect(sent[1]).toMatchObject({ version: 13, json: 'three' });
    sent[1]?.answer.resolve(14);
    await settle();
    expect(getLabel()).toBe('Saved');
  });

  it('shows "Saving…" only when a save takes longer than 600 ms', async () => {
    type('two');
    await clock.advance(1500);
    await clock.advance(599);
    expect(getLabel()).toBe('Saved on this device');
    await clock.advance(1);
    expect(getLabel()).toBe('Saving…');
  });

  it('retries with growing delays while offline and shows "Saved on this device"', async () => {
    type('two');
    await clock.advance(1500);
    await fail(null);
    expect(getLabel()).toBe('Saved on this device');
    await clock.advance(5000);
    expect(sent).toHaveLength(2);
    await fail(null);
    await clock.advance(9999);
    expect(sent).toHaveLength(2);
    await clock.advance(1);
    expect(sent).toHaveLength(3);
  });

  it('shows "Save failed" and retries after a server error but not after a rejection', async () => {
    type('two');
    await clock.advance(1500);
    await fail(500);
    expect(getLabel()).toBe('Save failed');
    await clock.advance(5000);
    await fail(413);
    expect(getLabel()).toBe('Save failed');
    expect(saver.problem$.peek()).toBe('This is too large to upload.');
    await clock.advance(600_000);
    expect(sent).toHaveLength(2);
    void saver.save();
    expect(sent).toHaveLength(3);
  });

  it('treats a 409 as saved when the server has the same text', async () => {
    type('two');
    await clock.advance(1500);
    stale = () => Promise.resolve({ type: 'saved', version: 13 });
    await fail(409);
    expect(getLabel()).toBe('Saved');
    expect(saver.state$.peek().version).toBe(13);
  });

  it("doesn't send while a conflict is unresolved", async () => {
    type('two');
    await clock.advance(1500);
    stale = () => Promise.resolve({ type: 'conflicted', version: 20 });
    await fail(409);
    type('three');
    await clock.advance(60_000);
    expect(sent).toHaveLength(1);
    saver.dispatch({ type: 'settled', version: 21 });
    type('four');
    await clock.advance(1500);
    expect(sent[1]).toMatchObject({ version: 21, json: 'four' });
  });

  it('sends the remaining text when the manuscript is closed', async () => {
    type('two');
    const finished = saver.finish();
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer.resolve(13);
    await finished;
    expect(clock.waiting()).toEqual([]);
  });
});
