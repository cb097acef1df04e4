import { describe, expect, it } from 'vitest';
import { busy$, acquireBusy } from './busy.ts';

describe('busy state', () => {
  it('ends with the last release even if one release runs twice', () => {
    expect(busy$.peek()).toBe(false);
    const [endRecording, endWork] = [acquireBusy(), acquireBusy()];
    endRecording();
    endRecording();
    expect(busy$.peek()).toBe(true);
    endWork();
    expect(busy$.peek()).toBe(false);
  });
});
