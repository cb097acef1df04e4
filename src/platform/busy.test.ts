import { describe, expect, it } from 'vitest';
import { busyStore, acquireBusy } from './busy.ts';

describe('busy state', () => {
  it('ends with the last release even if one release runs twice', () => {
    expect(busyStore.read()).toBe(false);
    const [endRecording, endWork] = [acquireBusy(), acquireBusy()];
    endRecording();
    endRecording();
    expect(busyStore.read()).toBe(true);
    endWork();
    expect(busyStore.read()).toBe(false);
  });
});
