import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMicrophone, openMicrophone } from './microphone.ts';
import { memoryStorage } from './testing/fake-storage.ts';

const stream = {} as MediaStream;

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

describe('microphone selection', () => {
  it('opens any microphone before the writer has chosen one', async () => {
    const { devices, wishes } = devicesWith('a', 'b');
    await expect(openMicrophone(devices, true)).resolves.toBe(stream);
    expect(wishes).toEqual([null]);
  });

  it('opens the chosen microphone for this and the next recording', async () => {
    const { devices, wishes } = devicesWith('a', 'b');
    chooseMicrophone('b');
    await openMicrophone(devices, true);
    await openMicrophone(devices, true);
    expect(wishes).toEqual(['b', 'b']);
  });

  it('opens another microphone when the chosen one is missing, else reports noDevice', async () => {
    chooseMicrophone('gone');
    const { devices, wishes } = devicesWith('a');
    await expect(openMicrophone(devices, true)).resolves.toBe(stream);
    expect(wishes).toEqual(['gone', null]);
    await expect(openMicrophone(devicesWith().devices, true)).rejects.toMatchObject({ reason: 'noDevice' });
  });

  it('requests the microphone once when the writer denies access', async () => {
    chooseMicrophone('a');
    const getUserMedia = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const devices = { getUserMedia } as unknown as MediaDevices;
    await expect(openMicrophone(devices, true)).rejects.toMatchObject({ reason: 'denied' });
    expect(getUserMedia).toHaveBeenCalledOnce();
  });
});
