import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import {
  toNote,
  toNoteRows,
  moveInOrder,
  mergeOrders,
  mergeSectionOrder,
  getRequestedOrder,
  withDraftOrder,
} from './note-model.ts';
import fc from 'fast-check';

const updated_at = '2026-11-12T15:30:00Z';
const section = emptyEntity('NoteSection', { id: 1, version: 3 });
const note = emptyEntity('Note', { id: 7, version: 2, updated_at });

describe('note list rows', () => {
  it('appear once, with trimmed texts', () => {
    const row = emptyEntity('NoteRef', { id: 7, title: ' Tides', excerpt: ' ', updated_at });
    expect(toNoteRows([row, row])).toMatchObject([{ id: 7, title: 'Tides', excerpt: null, updatedAt: updated_at }]);
  });
});

describe('toNote', () => {
  it('returns empty texts for missing titles, and each section once', () => {
    expect(toNote({ ...note, sections: [section, section] })).toEqual({
      id: 7,
      version: 2,
      title: '',
      sections: [{ id: 1, key: null, version: 3, title: '', content: section.content }],
      updatedAt: updated_at,
    });
  });

  it('keeps titles exactly as typed', () => {
    expect(toNote({ ...note, title: ' Tides ', sections: [{ ...section, title: 'What ' }] })).toMatchObject({
      title: ' Tides ',
      sections: [{ title: 'What ' }],
    });
  });
});

describe('the order of sections', () => {
  it.each([
    ['up', 3, -1, [1, 3, 2]],
    ['down', 1, 1, [2, 1, 3]],
    ['not above the first', 1, -1, [1, 2, 3]],
    ['not below the last', 3, 1, [1, 2, 3]],
    ['to the top', 3, -9, [3, 1, 2]],
    ['not at all when it is not there', 7, 1, [1, 2, 3]],
  ])('moves a section %s', (_way, id, by, after) => {
    expect(moveInOrder([1, 2, 3], id, by)).toEqual(after);
  });

  it.each([
    ['in the middle', { server: [1, 3], shown: [1, 2, 3], localIds: [2] }, [1, 2, 3]],
    ['at the top', { server: [1, 3], shown: [2, 1, 3], localIds: [2] }, [2, 1, 3]],
    ['two beside each other', { server: [1], shown: [1, 2, 3], localIds: [2, 3] }, [1, 2, 3]],
    ['not what was deleted and is not kept', { server: [1, 3], shown: [1, 2, 3], localIds: [] }, [1, 3]],
    ['nothing twice', { server: [1, 2], shown: [1, 2], localIds: [2] }, [1, 2]],
  ])('keeps sections that only this device has at their position: %s', (_what, { server, shown, localIds }, order) => {
    expect(withDraftOrder(server, shown, new Set(localIds))).toEqual(order);
  });

  it.each([
    ['as wanted', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['one was added elsewhere', [1, 9, 2], [2, 1], [2, 1, 9]],
    ['one was deleted elsewhere', [1, 3], [3, 2, 1], [3, 1]],
  ])("applies the requested order to the server's sections: %s", (_what, server, requested, order) => {
    expect(getRequestedOrder(server, requested)).toEqual(order);
  });
});

describe('section order after a server update', () => {
  const update = { server: [1, 2, 3, 4], visible: [3, 1, 9, 2], draftIds: new Set([9]) };

  it("uses the server's order and keeps local sections at their position", () => {
    expect(mergeSectionOrder({ ...update, isMoving: false })).toEqual([1, 9, 2, 3, 4]);
  });

  it("keeps the writer's order until the response to a move arrives", () => {
    expect(mergeSectionOrder({ ...update, isMoving: true })).toEqual([3, 4, 1, 9, 2]);
  });
});

describe('mergeOrders', () => {
  const base = [1, 2, 3];

  it.each([
    ['keeps a move here', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
    ['accepts a move elsewhere', [1, 2, 3], [2, 1, 3], [2, 1, 3]],
    ['prefers the move here', [3, 1, 2], [2, 1, 3], [3, 1, 2]],
    ['removes what either side deleted', [1, 3], [1, 2], [1]],
    ['adds the sections of both sides', [1, -5, 2, 3], [1, 2, 9, 3], [1, -5, 2, 9, 3]],
    ['keeps a section added elsewhere after one that was moved here', [3, 1, 2], [1, 9, 2, 3], [3, 1, 9, 2]],
    ['keeps a new section at the top', [-5, 1, 2, 3], [1, 2, 3], [-5, 1, 2, 3]],
  ])('%s', (_what, local, remote, merged) => {
    expect(mergeOrders(base, local, remote)).toEqual(merged);
  });

  it('never loses a section added here, nor brings back one deleted elsewhere', () => {
    const ids = [1, 2, 3, 4];
    const change = (own: number) =>
      fc.tuple(fc.subarray(ids), fc.shuffledSubarray([...ids, own], { minLength: 5 })).map(([deleted, order]) => ({
        deleted,
        order: order.filter((id) => !deleted.includes(id)),
      }));
    fc.assert(
      fc.property(change(-5), change(9), (here, elsewhere) => {
        const merged = mergeOrders(ids, here.order, elsewhere.order);
        const gone = new Set([...here.deleted, ...elsewhere.deleted]);
        expect(new Set(merged)).toEqual(new Set([-5, 9, ...ids].filter((id) => !gone.has(id))));
        expect(merged).toHaveLength(new Set(merged).size);
      }),
    );
  });
});
