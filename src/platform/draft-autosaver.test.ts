import { afterEach, describe, expect, it } from 'vitest';
import { createDraftAutosaver, type DraftAutosaver, saveDraftsOnLeave } from './draft-autosaver.ts';
import { createFakeClock, settle, type FakeClock } from './testing/fake-clock.ts';

const key = { userId: 1, surface: 'answer', entityId: '61' };

type AutosaverFixture = {
  writer: DraftAutosaver;
  clock: FakeClock;
  saved: { text: string; at: number }[];
  fail: (on: boolean) => void;
  saveInOtherTab: (text: string) => void;
  readStored: () => string;
};

const fixtures: AutosaverFixture[] = [];

afterEach(() => {
  for (const { writer } of fixtures.splice(0)) writer.stop();
});

function createFixture(before = ''): AutosaverFixture {
  const clock = createFakeClock(0);
  const saved: { text: string; at: number }[] = [];
  let stored = before;
  let failing = false;
  const save = async (_key: unknown, text: string): Promise<void> => {
    await clock.after(5);
    if (failing) throw new Error('full');
    stored = text;
    saved.push({ text, at: clock.now() });
  };
  const deleteSaved = async (_key: unknown, text: string): Promise<void> => {
    await clock.after(5);
    if (stored === text) await save(_key, '');
  };
  const writer = createDraftAutosaver(key, before, { clock, save, saveOnLeave: save, deleteSaved });
  const saveInOtherTab = (text: string): void => {
    stored = text;
  };
  const fail = (on: boolean): void => {
    failing = on;
  };
  const fixture = { writer, clock, saved, fail, saveInOtherTab, readStored: () => stored };
  fixtures.push(fixture);
  return fixture;
}

describe('DraftAutosaver', () => {
  it('saves at most 300 ms behind a writer who never pauses', async () => {
    const { writer, clock, saved } = createFixture();
    let text = '';
    const typedAt: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      text += 'x';
      typedAt.push(clock.now());
      writer.write(text);
      await clock.advance(50);
      const safe = saved.at(-1)?.text.length ?? 0;
      const oldestUnsafe = typedAt[safe];
      if (oldestUnsafe !== undefined) expect(clock.now() - oldestUnsafe).toBeLessThanOrEqual(300);
    }
    expect(saved.length).toBeGreaterThan(30);
    expect(saved.length).toBeLessThan(55);
  });

  it("doesn't save a restored text again, so that a draft deleted meanwhile stays deleted", async () => {
    const { writer, clock, saved } = createFixture();
    writer.restore('As stored');
    expect(writer.status$.peek()).toBe('saved');
    await clock.advance(1000);
    writer.leave();
    await writer.flush();
    expect(saved).toEqual([]);
    writer.write('As stored, and more');
    await clock.advance(1000);
    expect(saved.map(({ text }) => text)).toEqual(['As stored, and more']);
  });

  it('reports a saved draft only after the last change is on the device', async () => {
    const { writer, clock } = createFixture();
    expect(writer.status$.peek()).toBe('empty');
    writer.write('A');
    expect(writer.status$.peek()).toBe('waiting');
    await clock.advance(5);
    expect(writer.status$.peek()).toBe('saved');
    writer.write('A h');
    await clock.advance(100);
    expect(writer.status$.peek()).toBe('waiting');
    await clock.advance(200);
    expect(writer.status$.peek()).toBe('saved');
  });

  it('saves the newest text last even if it changes during a save', async () => {
    const { writer, clock, saved } = createFixture();
    writer.write('one');
    await clock.advance(2);
    writer.write('two');
    await clock.advance(1000);
    expect(saved.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('saves immediately on visibilitychange, pagehide and blur', async () => {
    const { writer, clock, saved } = createFixture();
    const page = new EventTarget();
    const view = new EventTarget();
    const stop = saveDraftsOnLeave(page, view);
    for (const [target, name] of [
      [page, 'visibilitychange'],
      [view, 'pagehide'],
      [view, 'blur'],
    ] as const) {
      writer.write(`before ${name} a`);
      await clock.advance(5);
      writer.write(`before ${name} b`);
      target.dispatchEvent(new Event(name));
      await clock.advance(10);
      expect(saved.at(-1)?.text).toBe(`before ${name} b`);
    }
    stop();
  });

  it('saves on leaving without waiting for a save under way', async () => {
    const { writer, clock, saved } = createFixture();
    const page = new EventTarget();
    const stop = saveDraftsOnLeave(page, new EventTarget());
    writer.write('a');
    await clock.advance(2);
    writer.write('a b');
    page.dispatchEvent(new Event('visibilitychange'));
    await clock.advance(5);
    expect(saved).toEqual([
      { text: 'a', at: 5 },
      { text: 'a b', at: 7 },
    ]);
    expect(writer.status$.peek()).toBe('saved');
    await clock.advance(1000);
    expect(saved.at(-1)?.text).toBe('a b');
    stop();
  });

  it('deletes a draft once the server has it but keeps newer text', async () => {
    const { writer, clock, saved } = createFixture('sent text');
    const deletion = writer.sent('sent text');
    await clock.advance(10);
    await deletion;
    expect(saved.at(-1)?.text).toBe('');
    expect(writer.status$.peek()).toBe('empty');

    writer.write('next');
    await clock.advance(300);
    writer.write('next answer');
    const stays = writer.sent('next');
    await clock.advance(300);
    await stays;
    expect(saved.at(-1)?.text).toBe('next answer');
  });

  it('keeps what another tab has saved for the same question', async () => {
    const { writer, clock, saveInOtherTab, readStored } = createFixture();
    writer.write('my answer');
    await clock.advance(300);
    saveInOtherTab('another answer');
    const sent = writer.sent('my answer');
    await clock.advance(20);
    await sent;
    expect([readStored(), writer.status$.peek()]).toEqual(['another answer', 'empty']);
  });

  it('reports a failed save, retries with each change and recovers', async () => {
    const { writer, clock, saved, fail } = createFixture();
    fail(true);
    writer.write('a');
    await clock.advance(5);
    expect(writer.status$.peek()).toBe('failed');
    expect(clock.waiting()).toEqual([]);
    const refused = writer.flush();
    await clock.advance(5);
    expect(await refused).toBe(false);
    fail(false);
    writer.write('ab');
    await clock.advance(300);
    expect(writer.status$.peek()).toBe('saved');
    expect(saved.map(({ text }) => text)).toEqual(['ab']);
  });

  it('saves the remaining text when it stops', async () => {
    const { writer, clock, saved } = createFixture();
    writer.write('a');
    await clock.advance(5);
    writer.write('ab');
    writer.stop();
    await clock.advance(5);
    await settle();
    expect(saved.at(-1)?.text).toBe('ab');
  });
});
