import { describe, expect, it } from 'vitest';
import { microphoneArguments } from './microphone.ts';

describe('microphone arguments', () => {
  it('returns browser arguments for a speaking, a refused and a missing microphone', () => {
    expect(microphoneArguments('speaking', '/voice.wav')).toContain('--use-file-for-fake-audio-capture=/voice.wav');
    expect(microphoneArguments('refused', '/voice.wav')).toContain('--use-fake-ui-for-media-stream=deny');
    expect(microphoneArguments('missing', '/voice.wav')).toEqual(['--disable-audio-input']);
  });
});
