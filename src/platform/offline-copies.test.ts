import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDeviceData } from './device-data.ts';
import { deleteCopies, listCopies, readCopy, saveCopy } from './offline-copies.ts';
import { sessionToken } from './session-token.ts';
import { freshDevice } from './testing/fake-device.ts';
import { memoryStorage } from './testing/fake-storage.ts';

const text = { userId: 1, surface: 'manuscript', entityId: 'the-salt-road' };

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  sessionToken.write('1|abc');
  await freshDevice();
});

describe('copies for a start without a network', () => {
  it('returns the last copy of a writer, and only theirs', async () => {
    await saveCopy(text, 'first');
    await saveCopy(text, 'second');
    await saveCopy({ ...text, surface: 'project' }, 'project');
    await saveCopy({ ...text, userId: 2 }, 'of another writer');
    expect(await readCopy(text)).toBe('second');
    expect(await readCopy({ ...text, userId: 3 })).toBeNull();
    expect((await listCopies(1, 'manuscript')).map((copy) => copy.text)).toEqual(['second']);
  });

  it("deletes every writer's copies, or those of one", async () => {
    await saveCopy(text, 'text');
    await saveCopy({ ...text, userId: 2 }, 'of another writer');
    await deleteDeviceData(1);
    expect([await readCopy(text), await readCopy({ ...text, userId: 2 })]).toEqual([null, 'of another writer']);
    await deleteCopies();
    expect(await readCopy({ ...text, userId: 2 })).toBeNull();
  });

  it('saves nothing after the logout', async () => {
    sessionToken.write(null);
    await saveCopy(text, 'late');
    expect(await readCopy(text)).toBeNull();
  });
});
