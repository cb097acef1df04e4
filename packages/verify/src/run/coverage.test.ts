import { describe, expect, it } from 'vitest';
import { eventKey, type Observed, responseKey } from '#verify/check/run-recorder.ts';
import { smallContract } from '../../tests/support/test-contract.ts';
import { coverageLine, findUncovered, getCoverage } from './coverage.ts';

const contract = smallContract();

function createObserved(
  responses: Readonly<Record<string, number>>,
  events: Readonly<Record<string, number>> = {},
): Observed {
  return {
    responses: new Map(Object.entries(responses)),
    events: new Map(Object.entries(events)),
    fields: new Map([[responseKey('noteRead', 200, 'application/json'), new Set(['id', 'title'])]]),
  };
}

const some = createObserved(
  {
    [responseKey('noteRead', 200, 'application/json')]: 3,
    [responseKey('noteRead', 500, 'text/html')]: 1,
    [responseKey('noteLatestRead', 204, '')]: 2,
    [responseKey('noteDelete', 401, 'application/json')]: 4,
  },
  { [eventKey('note', 'note.saved')]: 5 },
);

describe('coverage', () => {
  const coverage = getCoverage(contract, some);

  it('counts each documented response and names undocumented responses', () => {
    const read = coverage.operations.find(({ operation }) => operation === 'noteRead');
    expect(read?.call).toBe('GET /api/v1/notes/{note}');
    expect(read?.answers).toEqual([
      { status: 200, mediaType: 'application/json', count: 3, documented: true, ofMisfortune: false },
      { status: 404, mediaType: 'application/json', count: 0, documented: true, ofMisfortune: false },
      { status: 500, mediaType: 'text/html', count: 1, documented: false, ofMisfortune: true },
    ]);
  });

  it('treats a response without a body as a response without a media type', () => {
    const latest = coverage.operations.find(({ operation }) => operation === 'noteLatestRead');
    expect(latest?.answers).toMatchObject([{ status: 204, mediaType: '', count: 2 }]);
  });

  it('lists the documented fields that no response or event had', () => {
    expect(coverage.operations.map(({ operation, unseenFields }) => [operation, unseenFields])).toEqual([
      ['noteRead', ['tags']],
      ['noteDelete', []],
      ['noteLatestRead', []],
    ]);
    expect(coverage.messages.map(({ message, unseenFields }) => [message, unseenFields])).toEqual([
      ['note.saved', ['version']],
      ['NoteRead', []],
    ]);
  });

  it('counts an operation with only rejected requests as not covered', () => {
    expect(coverage.totals).toEqual({
      operations: { met: 2, of: 3 },
      answers: { met: 3, of: 5 },
      messages: { met: 1, of: 2 },
      fields: { met: 2, of: 4 },
    });
    expect(coverageLine(coverage)).toBe(
      'Coverage: 2 of 3 operations, 3 of 5 documented responses, 1 of 2 events, 2 of 4 documented fields.',
    );
  });

  it('reports uncovered operations and events but not uncovered single responses', () => {
    expect(findUncovered(coverage).map(({ subject, text }) => [subject.operation ?? subject.message, text])).toEqual([
      ['noteDelete', 'No request to it succeeded. It returned 401 (4×).'],
      ['NoteRead', 'It never arrived.'],
    ]);
    const optional = coverage.messages.map((message) => ({ ...message, optional: true }));
    expect(findUncovered({ ...coverage, messages: optional }).map(({ subject }) => subject.operation)).toEqual([
      'noteDelete',
    ]);
    expect(findUncovered(getCoverage(contract, createObserved({})))).toContainEqual(
      expect.objectContaining({ kind: 'not-covered', text: 'No request was sent to it.' }),
    );
  });
});
