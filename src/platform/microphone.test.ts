import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMicrophone, openMicrophone } from './microphone.ts';
import { memoryStorage } from './testing/fake-storage.ts';

const stream = {} as MediaStream;

/** Devices of which only these can be opened; `wishes` are the ids asked for, null for any. */
function devicesWith(...ids: string[]) {
  const wishes: (string | null)[] = [];
  const getUserMedia = ({ audio }: { audio: { deviceId?: { exact: string } } }): Promise<MediaStream> => {
    const id = audio.deviceId?.exact ?? null;
    wishes.push(id);
    if (id === null ? ids.length > 0 : ids.includes(id)) return Promise.resolve(stream);
    return Promise.reject(new DOMException('', id === null ? 'NotFoundError' : 'OverconstrainedError'));
  };
  return { devices: { getUserMedia } as unknown as MediaDevices, wishes };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

describe('the microphone that is opened', () => {
  it('is any of them before one was chosen', async () => {
    const { devices, wishes } = devicesWith('a', 'b');
    await expect(openMicrophone(devices, true)).resolves.toBe(stream);
    expect(wishes).toEqual([null]);
  });

  it('is the one that was chosen, also for the next recording', async () => {
    const { devices, wishes } = devicesWith('a', 'b');
    chooseMicrophone('b');
    await openMicrophone(devices, true);
    await openMicrophone(devices, true);
    expect(wishes).toEqual(['b', 'b']);
  });

  it('is another where the chosen one is gone, and none where there is none', async () => {
    chooseMicrophone('gone');
    const { devices, wishes } = devicesWith('a');
    await expect(openMicrophone(devices, true)).resolves.toBe(stream);
    expect(wishes).toEqual(['gone', null]);
    await expect(openMicrophone(devicesWith().devices, true)).rejects.toMatchObject({ reason: 'noDevice' });
  });

  it('is asked for once where the writer says no', async () => {
    chooseMicrophone('a');
    const getUserMedia = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const devices = { getUserMedia } as unknown as MediaDevices;
    await expect(openMicrophone(devices, true)).rejects.toMatchObject({ reason: 'denied' });
    expect(getUserMedia).toHaveBeenCalledOnce();
  });
});
