import { afterEach, describe, expect, it, vi } from 'vitest';
import { microphoneArguments } from './browser-arguments.ts';
import { described, findChromium } from './find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('finding a Chromium', () => {
  it('says what it tried and what to do when the named one is not there', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    const complaint = /No usable Chromium\. Tried:\n {2}\/nowhere\/chromium: .*\nInstall Chromium .*CHROMIUM_PATH/;
    await expect(findChromium()).rejects.toThrow(complaint);
  });

  it('refuses a source that it does not know', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('LAMPLIGHT_BROWSER', 'firefox');
    await expect(findChromium()).rejects.toThrow(
      'LAMPLIGHT_BROWSER is "firefox". Expected bundled, playwright, system, install.',
    );
  });

  it('says in one line which it uses', () => {
    expect(described({ path: '/usr/bin/chromium', version: '156.0.1', source: "the system's own" })).toBe(
      "Browser: Chromium 156.0.1, the system's own (/usr/bin/chromium)",
    );
  });

  it('gives the microphone a voice, a refusal, or none at all', () => {
    expect(microphoneArguments('speaking', '/voice.wav')).toContain('--use-file-for-fake-audio-capture=/voice.wav');
    expect(microphoneArguments('refused', '/voice.wav')).toContain('--use-fake-ui-for-media-stream=deny');
    expect(microphoneArguments('missing', '/voice.wav')).toEqual(['--disable-audio-input']);
  });
});
