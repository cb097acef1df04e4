/** In order of preference. Laravel's rule accepts webm, mp3, wav, m4a, ogg. */
const usual = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Safari claims to record webm, but can't play it back. */
const webkit = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];

/** Returns the first supported type; null leaves the choice to the browser. */
export function chooseRecordingType(canRecord: (type: string) => boolean, userAgent: string): string | null {
  return (isWebKit(userAgent) ? webkit : usual).find((type) => canRecord(type)) ?? null;
}

export function recordingFileName(mimeType: string): string {
  if (mimeType.startsWith('audio/mp4')) return 'answer.m4a';
  return mimeType.startsWith('audio/ogg') ? 'answer.ogg' : 'answer.webm';
}

/** True in Safari and every iPhone browser; Chromium only uses the name. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}
