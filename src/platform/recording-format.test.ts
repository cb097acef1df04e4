import { describe, expect, it } from 'vitest';
import { chooseRecordingType, recordingFileName } from './recording-format.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const chromeOnIphone = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148';

describe('recording type', () => {
  it.each([
    [chrome, 'audio/webm;codecs=opus'],
    [firefox, 'audio/webm;codecs=opus'],
    [safari, 'audio/mp4'],
    [chromeOnIphone, 'audio/mp4'],
  ])('chooses for %s the type %s', (userAgent, type) => {
    expect(chooseRecordingType(() => true, userAgent)).toBe(type);
  });

  it("falls back to the next supported type or the browser's default", () => {
    expect(chooseRecordingType((type) => type === 'audio/mp4', chrome)).toBe('audio/mp4');
    expect(chooseRecordingType((type) => type.startsWith('audio/ogg'), firefox)).toBe('audio/ogg;codecs=opus');
    expect(chooseRecordingType(() => false, chrome)).toBeNull();
  });

  it('chooses the file extension by type', () => {
    expect(recordingFileName('audio/webm;codecs=opus')).toBe('answer.webm');
    expect(recordingFileName('audio/mp4')).toBe('answer.m4a');
    expect(recordingFileName('audio/ogg;codecs=opus')).toBe('answer.ogg');
  });
});
