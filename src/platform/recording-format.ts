/** In the order of preference. What Laravel's rule takes: webm, mp3, wav, m4a, ogg. */
const usual = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Safari says that it records webm, but cannot play it back. */
const webkit = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];

/** The type to record in: the first one this browser can; null leaves it to the browser. */
export function chooseRecordingType(canRecord: (type: string) => boolean, userAgent: string): string | null {
  return (isWebKit(userAgent) ? webkit : usual).find((type) => canRecord(type)) ?? null;
}

/** The name under which a recording is sent; its ending tells what it is. */
export function recordingFileName(mimeType: string): string {
  if (mimeType.startsWith('audio/mp4')) return 'answer.m4a';
  return mimeType.startsWith('audio/ogg') ? 'answer.ogg' : 'answer.webm';
}

/** Safari, and every browser on an iPhone; the others only carry the name. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}
