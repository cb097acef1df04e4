import { afterEach, describe, expect, it, vi } from 'vitest';
import { described, findChromium, microphoneArguments } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('Chromium lookup', () => {
  it("names the tried path and the fix when CHROMIUM_PATH doesn't exist", async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    const complaint = /No usable Chromium\. Tried:\n {2}\/nowhere\/chromium: .*\nInstall Chromium .*CHROMIUM_PATH/;
    await expect(findChromium()).rejects.toThrow(complaint);
  });

  it('rejects an unknown LAMPLIGHT_BROWSER value and lists the valid ones', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('LAMPLIGHT_BROWSER', 'firefox');
    await expect(findChromium()).rejects.toThrow(
      'LAMPLIGHT_BROWSER is "firefox". Expected bundled, playwright, system, install.',
    );
  });

  it('describes the chosen browser in one line', () => {
    expect(described({ path: '/usr/bin/chromium', version: '156.0.1', source: "the system's own" })).toBe(
      "Browser: Chromium 156.0.1, the system's own (/usr/bin/chromium)",
    );
  });

  it('returns browser arguments for a speaking, a refused and a missing microphone', () => {
    expect(microphoneArguments('speaking', '/voice.wav')).toContain('--use-file-for-fake-audio-capture=/voice.wav');
    expect(microphoneArguments('refused', '/voice.wav')).toContain('--use-fake-ui-for-media-stream=deny');
    expect(microphoneArguments('missing', '/voice.wav')).toEqual(['--disable-audio-input']);
  });
});
