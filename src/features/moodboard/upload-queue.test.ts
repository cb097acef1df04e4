import { describe, expect, it } from 'vitest';
import { createUploadQueue, type UploadCall } from './upload-queue.ts';

function createImage(name: string, type = 'image/png'): File {
  return new File(['x'], name, { type });
}

function queueByHand() {
  const sendings = new Map<string, UploadCall & { done: () => void; fail: (error: unknown) => void }>();
  const queue = createUploadQueue(
    (file, options) =>
      new Promise<void>((resolve, reject) => {
        sendings.set(file.name, { ...options, done: resolve, fail: reject });
      }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const phases = () => queue.uploads$.peek().map(({ name, phase }) => `${name} ${phase}`);
  return { queue, sendings, settled, phases };
}

describe('the upload queue', () => {
  it('uploads three images at a time and starts the next when one finishes', async () => {
    const { queue, sendings, settled, phases } = queueByHand();
    queue.add(['a', 'b', 'c', 'd'].map((name) => createImage(name)));
    expect(phases()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sendings.get('b')?.done();
    await settled();
    expect(phases()).toEqual(['a sending', 'c sending', 'd sending']);
  });

  it('reports the progress of an upload', () => {
    const { queue, sendings } = queueByHand();
    queue.add([createImage('a')]);
    sendings.get('a')?.onUploadProgress(0.62);
    expect(queue.uploads$.peek()[0]?.sent).toBe(0.62);
  });

  it('shows why an upload failed and restarts it from the beginning', async () => {
    const { queue, sendings, settled, phases } = queueByHand();
    queue.add([createImage('a')]);
    sendings.get('a')?.onUploadProgress(0.5);
    sendings.get('a')?.fail({ kind: 'http', status: 500, message: '' });
    await settled();
    expect(queue.uploads$.peek()[0]).toMatchObject({
      phase: 'failed',
      problem: 'An error occurred during upload.',
      canRetry: true,
    });
    queue.retry(queue.uploads$.peek()[0]?.id ?? 0);
    expect(queue.uploads$.peek()[0]).toMatchObject({ phase: 'sending', sent: 0, problem: null });
    sendings.get('a')?.done();
    await settled();
    expect(phases()).toEqual([]);
  });

  it("rejects a file that isn't an image and uploads the others", () => {
    const { queue, sendings } = queueByHand();
    queue.add([createImage('plan.pdf', 'application/pdf'), createImage('a')]);
    expect(queue.uploads$.peek()[0]).toMatchObject({ phase: 'failed', canRetry: false });
    expect([...sendings.keys()]).toEqual(['a']);
  });

  it('aborts the upload of a removed image', async () => {
    const { queue, sendings, settled, phases } = queueByHand();
    queue.add([createImage('a')]);
    const id = queue.uploads$.peek()[0]?.id ?? 0;
    queue.remove(id);
    expect(sendings.get('a')?.signal.aborted).toBe(true);
    sendings.get('a')?.fail({ kind: 'cancelled' });
    await settled();
    expect(phases()).toEqual([]);
  });
});
