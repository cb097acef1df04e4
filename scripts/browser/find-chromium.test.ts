import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('Chromium lookup', () => {
  it("names the path of CHROMIUM_PATH when it doesn't exist", () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findChromium()).toThrow(`CHROMIUM_PATH is "/nowhere/chromium", which doesn't exist.`);
  });

  it('rejects an unknown LAMPLIGHT_BROWSER value and lists the valid ones', () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('LAMPLIGHT_BROWSER', 'firefox');
    expect(() => findChromium()).toThrow('LAMPLIGHT_BROWSER is "firefox". Expected system, playwright, bundled.');
  });
});
