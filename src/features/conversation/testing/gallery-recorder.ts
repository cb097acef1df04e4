import { fn } from 'storybook/test';
import { idleRecorder, type RecorderState } from '#src/lib/recorder-state.ts';
import { RecorderStore } from '../recorder-store.ts';
import type { RecorderControls } from '../use-recorder.ts';

const levels = Array.from({ length: 420 }, (_level, at) => Math.abs(Math.sin(at / 7) * Math.cos(at / 31)));

/** A recorder in a state, with 42 seconds of audio. */
export function createRecorder(state: Partial<RecorderState> = {}): RecorderControls {
  const store = Object.assign(new RecorderStore(), {
    levels: () => levels,
    length: () => 42_000,
    readAudio: () => Promise.resolve(new Blob()),
  });
  store.state$.set({ ...idleRecorder, ...state });
  return {
    store,
    start: fn(),
    cancel: fn(),
    pause: fn(),
    resume: fn(),
    review: fn(),
    send: fn(),
    retry: fn(),
    discard: fn(),
    discardNow: fn(),
    startOver: fn(),
    chooseMicrophone: fn(),
    typeChosen: fn(),
    onDelivered: fn(),
    onSendFailed: fn(),
    download: fn(),
  };
}
