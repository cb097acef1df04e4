import { describe, expect, it } from 'vitest';
import { occupied$, occupy } from './occupied.ts';

describe('an occupied writer', () => {
  it('is free again when the last thing has ended, however often one end is told', () => {
    expect(occupied$.peek()).toBe(false);
    const [endRecording, endWork] = [occupy(), occupy()];
    endRecording();
    endRecording();
    expect(occupied$.peek()).toBe(true);
    endWork();
    expect(occupied$.peek()).toBe(false);
  });
});
