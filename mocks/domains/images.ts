import { createHash } from 'node:crypto';
import type { MockSession } from '#mocks/engine/session.ts';
import type { UploadedFile } from '#mocks/http/fields.ts';
import { type DetectedImage, detectImage } from '#mocks/http/uploads.ts';
import { unprocessable } from './handler.ts';

/** In kilobytes of 1,024 bytes, as Laravel counts. */
const largest = 10_240;

type StoredImage = DetectedImage & { readonly id: number; readonly path: string };

/** Stores an uploaded image. Throws a 422 at `field` if its content isn't an image or is too large. */
export function storeImage(session: MockSession, field: string, { bytes }: UploadedFile): StoredImage {
  const image = detectImage(bytes);
  if (!image) throw unprocessable(field, `The ${field} field must be an image.`);
  if (bytes.byteLength > largest * 1024) {
    throw unprocessable(field, `The ${field} field must not be greater than ${largest} kilobytes.`);
  }
  const id = session.nextId('images');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  session.keepUpload('images', id, { mediaType: image.mediaType, sha256, bytes });
  return { ...image, id, path: `/media/images/${id}` };
}
