import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDevice } from './testing/fake-device.ts';

const key = { userId: 1, surface: 'manuscript', entityId: 'the-salt-road' };
const leftKey = 'leftDraft:1/manuscript/the-salt-road';

function stubSessionStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  });
  return entries;
}

/** The module of a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  return import('./drafts.ts');
}

describe('a draft saved while the page closes', () => {
  beforeEach(freshDevice);

  it('leaves nothing in session storage once the database has it', async () => {
    const entries = stubSessionStorage();
    const page = await openPage();
    await page.saveDraftOnLeave(key, 'She knocked.');
    expect(entries.size).toBe(0);
    expect((await page.readDraft(key))?.text).toBe('She knocked.');
  });

  it('is there on the next page although the database has lost it', async () => {
    const entries = stubSessionStorage();
    await (await openPage()).saveDraft(key, 'She knocked.');
    entries.set(leftKey, JSON.stringify({ ...key, text: 'She knocked twice.', updatedAt: Date.now() + 1000 }));
    expect((await (await openPage()).readDraft(key))?.text).toBe('She knocked twice.');
    expect(entries.size).toBe(0);
  });

  it('gives way to a later save', async () => {
    const entries = stubSessionStorage();
    await (await openPage()).saveDraft(key, 'She knocked twice.');
    entries.set(leftKey, JSON.stringify({ ...key, text: 'She knocked.', updatedAt: 1000 }));
    expect((await (await openPage()).readDraft(key))?.text).toBe('She knocked twice.');
    expect(entries.size).toBe(0);
  });
});
