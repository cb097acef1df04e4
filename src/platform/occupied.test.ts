import { describe, expect, it } from 'vitest';
import { isBusy$, acquireBusy } from './occupied.ts';

describe('an occupied writer', () => {
  it('is free again when the last thing has ended, however often one end is told', () => {
    expect(isBusy$.peek()).toBe(false);
    const [endRecording, endWork] = [acquireBusy(), acquireBusy()];
    endRecording();
    endRecording();
    expect(isBusy$.peek()).toBe(true);
    endWork();
    expect(isBusy$.peek()).toBe(false);
  });
});
