import { sessionToken } from '#src/platform/session-token.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { createUploadQueue, type UploadCall, type UploadQueue } from '#src/ui/media/upload-queue.ts';
import { addImage } from './queries.ts';

async function upload(slug: string, file: File, init: UploadCall): Promise<void> {
  await addImage(slug, file, init);
  announce(`${file.name} added.`);
}

const queues = new Map<string, UploadQueue>();

// Another writer may log in next. A new token is the same writer signing in again.
sessionToken.subscribe((token) => {
  if (token === null) queues.clear();
});

/** Returns a project's uploads, which continue on other screens until logout. */
export function getUploadQueue(slug: string): UploadQueue {
  const queue = queues.get(slug) ?? createUploadQueue((file, init) => upload(slug, file, init));
  queues.set(slug, queue);
  return queue;
}
