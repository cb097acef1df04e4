import { describe, expect, it } from 'vitest';
import { microphoneArguments } from './microphone.ts';

describe('microphone arguments', () => {
  it('returns browser arguments for a speaking and a refused microphone', () => {
    expect(microphoneArguments('speaking', '/voice.wav')).toContain('--use-file-for-fake-audio-capture=/voice.wav');
    expect(microphoneArguments('refused', '/voice.wav')).toContain('--use-fake-ui-for-media-stream=deny');
  });
});
