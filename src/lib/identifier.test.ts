import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIdentifier } from './identifier.ts';

describe("a conversation's identifier", () => {
  // Covers CONV-04.
  it.each([
    [12, 12],
    [{ id: 12 }, 12],
    [{ value: 12 }, 12],
    [{ id: 'the-salt-road' }, 'the-salt-road'],
    [{ id: null, value: 5 }, 5],
    [{ id: 3, value: 5 }, 3],
    ['writer', 'writer'],
    [0, 0],
  ])('reads %j as the identifier %j', (raw, expected) => {
    expect(readIdentifier(raw)).toBe(expected);
  });

  it.each([
    [{}],
    [null],
    [undefined],
    [''],
    ['  '],
    ['[object Object]'],
    [Number.NaN],
    [1.5],
    [-1],
    [[]],
    [{ id: {} }],
    [{ id: { id: 1 } }],
  ])('returns no identifier for %j', (raw) => {
    expect(readIdentifier(raw)).toBeNull();
  });

  it('ignores an id that the object only inherits', () => {
    class WithId {
      get id(): number {
        return 7;
      }
    }
    expect(readIdentifier(new WithId())).toBeNull();
  });

  // Covers REALTIME-08.
  it('never returns text made from an object', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(String(readIdentifier(raw))).not.toContain('[object');
      }),
      { numRuns: 1000 },
    );
  });
});
