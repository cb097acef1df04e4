import { describe, expect, it } from 'vitest';
import { isBusy$, acquireBusy } from './busy.ts';

describe('busy state', () => {
  it('ends with the last release even if one release runs twice', () => {
    expect(isBusy$.peek()).toBe(false);
    const [endRecording, endWork] = [acquireBusy(), acquireBusy()];
    endRecording();
    endRecording();
    expect(isBusy$.peek()).toBe(true);
    endWork();
    expect(isBusy$.peek()).toBe(false);
  });
});
