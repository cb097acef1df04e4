import { createHash } from 'node:crypto';
import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { UploadedFile } from '#mocks/http/fields.ts';
import { detectAudioContainer } from '#mocks/http/uploads.ts';
import type { LedgerRow } from '#mocks/model/tables.ts';
import { unprocessable } from './handler.ts';

type ForMessage = Pick<LedgerRow, 'session_chat_id' | 'chat_message_id'>;

function recordReceived(
  { session }: HandlerContext,
  of: ForMessage,
  kind: LedgerRow['kind'],
  bytes: Uint8Array,
): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  session.table('ledger').put({
    id: session.nextId('ledger'),
    session_chat_id: of.session_chat_id,
    chat_message_id: of.chat_message_id,
    kind,
    bytes: bytes.byteLength,
    sha256,
    received_at: session.clock.stamp(),
  });
  return sha256;
}

export function receiveText(context: HandlerContext, of: ForMessage, text: string): void {
  recordReceived(context, of, 'text', new TextEncoder().encode(text));
}

/** Returns a recording's media type. Throws a 422 for other content. */
export function getAudioType({ bytes }: UploadedFile): string {
  const mediaType = detectAudioContainer(bytes);
  if (mediaType !== null) return mediaType;
  throw unprocessable('audio', 'The audio field must be a file of type: webm, mp3, wav, m4a, ogg.');
}

/** Stores a recording unchanged under its message's id, and adds it to the ledger. */
export function receiveAudio(context: HandlerContext, of: ForMessage, audio: UploadedFile): void {
  const mediaType = getAudioType(audio);
  const sha256 = recordReceived(context, of, 'audio', audio.bytes);
  context.session.keepUpload('recordings', of.chat_message_id, { mediaType, sha256, bytes: audio.bytes });
}
