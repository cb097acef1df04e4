import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#src/platform/testing/fake-storage.ts';

const page = new URL('https://lamplight.test');

async function load(settings: { mock?: boolean; development?: boolean } = {}) {
  vi.resetModules();
  const { startSettings } = await import('#src/platform/env.ts');
  const raw = { VITE_REVERB_APP_KEY: 'key', VITE_MOCK: String(settings.mock ?? false) };
  startSettings(raw, page, settings.development ?? false);
  return import('./debug-mode.ts');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('the debug tools', () => {
  it('ignores the shortcut in a production build', async () => {
    const debug = await load();
    debug.toggleDebugPanel();
    expect([debug.isDebugEnabled(), debug.debugPanel$.peek()]).toEqual([false, false]);
  });

  it.each([{ development: true }, { mock: true }])('opens and closes the panel with %j', async (settings) => {
    const debug = await load(settings);
    debug.toggleDebugPanel();
    expect([debug.isDebugEnabled(), debug.debugPanel$.peek()]).toEqual([true, true]);
    debug.toggleDebugPanel();
    expect(debug.debugPanel$.peek()).toBe(false);
  });

  it('enables the tools with debug=true for this tab until debug=false', async () => {
    (await load()).persistDebugFlag('?debug=true');
    const reloaded = await load();
    expect(reloaded.isDebugEnabled()).toBe(true);
    reloaded.persistDebugFlag('?x=1');
    expect(reloaded.isDebugEnabled()).toBe(true);
    reloaded.persistDebugFlag('?debug=false');
    expect([reloaded.isDebugEnabled(), (await load()).isDebugEnabled()]).toEqual([false, false]);
  });
});

it.each([
  [{ code: 'KeyD', ctrlKey: true, shiftKey: true }, true],
  [{ code: 'KeyD', ctrlKey: true, shiftKey: false }, false],
  [{ code: 'KeyD', ctrlKey: true, shiftKey: true, altKey: true }, false],
  [{ code: 'KeyE', ctrlKey: true, shiftKey: true }, false],
])('checks whether the key %j shows the panel: %j', async (key, shows) => {
  const { isDebugKey } = await load();
  expect(isDebugKey({ altKey: false, metaKey: false, ...key } as KeyboardEvent)).toBe(shows);
});
