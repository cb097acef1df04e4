import { describe, expect, it } from 'vitest';
import { type AudioRecorder, type AudioRecorderEvents, keepAwake, startAudioRecorder } from './audio-recorder.ts';
import { MicrophoneError } from '#src/platform/microphone.ts';
import { settle } from '#src/platform/testing/fake-clock.ts';
import { FakeMediaRecorder, fakeRecordingBrowser, type FakeRecordingBrowser } from './testing/fake-recording.ts';

type Screen = {
  wakeLock: WakeLock;
  page: Document & { visibilityState: string };
  heldCount: () => number;
  hide: () => void;
  requestCount: () => number;
};

function screen(refuses = false): Screen {
  let requestCount = 0;
  const sentinels: { released: boolean; release: () => Promise<void> }[] = [];
  const request = (): Promise<unknown> => {
    requestCount += 1;
    if (refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    const sentinel = {
      released: false,
      release: () => {
        sentinel.released = true;
        return Promise.resolve();
      },
    };
    sentinels.push(sentinel);
    return Promise.resolve(sentinel);
  };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return {
    wakeLock: { request } as unknown as WakeLock,
    page: page as unknown as Screen['page'],
    heldCount: () => sentinels.filter(({ released }) => !released).length,
    hide: () => {
      for (const sentinel of sentinels) sentinel.released = true;
    },
    requestCount: () => requestCount,
  };
}

describe('screen wake lock', () => {
  it('keeps the screen awake until the recording ends', async () => {
    const { wakeLock, page, heldCount } = screen();
    const release = keepAwake(wakeLock, page);
    await settle();
    expect(heldCount()).toBe(1);
    release();
    expect(heldCount()).toBe(0);
  });

  it('requests the lock again when the page returns but not after the end', async () => {
    const { wakeLock, page, heldCount, hide, requestCount } = screen();
    const release = keepAwake(wakeLock, page);
    await settle();
    hide();
    for (let n = 0; n < 3; n += 1) {
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
    }
    expect(heldCount()).toBe(1);
    release();
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect([heldCount(), requestCount()]).toEqual([0, 2]);
  });

  it('releases the lock when the recording ends before the lock is granted', async () => {
    const { wakeLock, page, heldCount } = screen();
    keepAwake(wakeLock, page)();
    await settle();
    expect(heldCount()).toBe(0);
  });

  it('lets the screen sleep when the browser refuses or lacks wake locks', async () => {
    const { wakeLock, page, requestCount } = screen(true);
    keepAwake(wakeLock, page)();
    keepAwake(undefined, page)();
    await settle();
    expect(requestCount()).toBe(1);
  });
});

type RecorderFixture = FakeRecordingBrowser & {
  recorder: AudioRecorder;
  media: FakeMediaRecorder;
  reported: string[];
  slices: unknown[];
};

async function createRecorderFixture(): Promise<RecorderFixture> {
  const fake = fakeRecordingBrowser();
  const reported: string[] = [];
  const slices: unknown[] = [];
  const events: AudioRecorderEvents = {
    onSlice: (audio, n, untilMs) => slices.push([audio.size, n, untilMs]),
    onInterrupted: (reason) => reported.push(reason),
    onOpened: () => undefined,
    onMuted: (isMuted) => reported.push(isMuted ? 'muted' : 'unmuted'),
  };
  const recorder = await startAudioRecorder(events, fake.browser);
  const media = FakeMediaRecorder.last;
  if (media === null) throw new Error('Nothing records');
  return { ...fake, recorder, media, reported, slices };
}

async function getStartResult(fake: FakeRecordingBrowser): Promise<string> {
  const events: AudioRecorderEvents = {
    onSlice: () => undefined,
    onInterrupted: () => undefined,
    onOpened: () => undefined,
    onMuted: () => undefined,
  };
  const result = await startAudioRecorder(events, fake.browser).catch((error: unknown) => error);
  return result instanceof MicrophoneError ? result.reason : 'recording';
}

describe('microphone errors', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'noDevice'],
    ['OverconstrainedError', 'noDevice'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('maps %s to %s', async (name, reason) => {
    expect(await getStartResult(fakeRecordingBrowser(name))).toBe(reason);
  });

  it('reports insecure on an insecure page and unsupported in an old browser', async () => {
    const fake = fakeRecordingBrowser();
    const without = { ...fake.browser, devices: undefined };
    expect(await getStartResult({ ...fake, browser: { ...without, isSecure: false } })).toBe('insecure');
    expect(await getStartResult({ ...fake, browser: without })).toBe('unsupported');
    expect(await getStartResult({ ...fake, browser: { ...fake.browser, MediaRecorder: undefined } })).toBe(
      'unsupported',
    );
  });

  it('releases the microphone when the recorder fails to start', async () => {
    const fake = fakeRecordingBrowser();
    const Broken = class extends FakeMediaRecorder {
      override start(): void {
        throw new DOMException('no', 'NotSupportedError');
      }
    };
    const browser = { ...fake.browser, MediaRecorder: Broken as unknown as typeof MediaRecorder };
    expect(await getStartResult({ ...fake, browser })).toBe('unsupported');
    expect(fake.track.isStopped).toBe(true);
  });
});

describe('a recorder that never starts', () => {
  it('names another program after five seconds and releases the microphone', async () => {
    const fake = fakeRecordingBrowser();
    const Stuck = class extends FakeMediaRecorder {
      override start(): void {
        this.state = 'recording';
      }
    };
    const result = getStartResult({
      ...fake,
      browser: { ...fake.browser, MediaRecorder: Stuck as unknown as typeof MediaRecorder },
    });
    await fake.clock.advance(4999);
    expect(fake.track.isStopped).toBe(false);
    await fake.clock.advance(1);
    expect(await result).toBe('busy');
    expect(fake.track.isStopped).toBe(true);
  });
});

describe('AudioRecorder', () => {
  it('emits numbered slices of one second without empty ones', async () => {
    const { media, slices, clock } = await createRecorderFixture();
    expect(media.commands).toEqual(['start 1000']);
    await clock.advance(1020);
    media.give('four');
    media.give('');
    await clock.advance(1000);
    media.give('sevenish');
    expect(slices).toEqual([
      [4, 0, 1020],
      [8, 1, 2020],
    ]);
  });

  it('reports its actual type while recording', async () => {
    const { recorder } = await createRecorderFixture();
    expect(recorder.mimeType).toBe('audio/webm;codecs=opus');
  });

  it('excludes pauses from the duration', async () => {
    const { recorder, clock, reported } = await createRecorderFixture();
    await clock.advance(3000);
    recorder.pause();
    await clock.advance(60_000);
    recorder.resume();
    await clock.advance(1500);
    expect(recorder.durationMs()).toBe(4500);
    recorder.pause();
    recorder.pause();
    await clock.advance(10);
    expect(recorder.durationMs()).toBe(4500);
    expect(reported).toEqual([]);
  });

  it('stops after its last slice and releases the microphone', async () => {
    const { recorder, clock, track, slices, reported } = await createRecorderFixture();
    await clock.advance(700);
    await recorder.stop();
    await recorder.stop();
    expect(slices).toEqual([[4, 0, 700]]);
    expect(track.isStopped).toBe(true);
    expect(reported).toEqual([]);
  });

  it('emits its remaining audio when the page is hidden or frozen', async () => {
    const { media, page, recorder } = await createRecorderFixture();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(media.commands).toHaveLength(1);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('freeze'));
    expect(media.commands).toEqual(['start 1000', 'requestData', 'requestData']);
    await recorder.stop();
    page.dispatchEvent(new Event('freeze'));
    expect(media.commands).toHaveLength(3);
  });

  it('returns the audio level and 0 during a pause', async () => {
    const { recorder, samples } = await createRecorderFixture();
    expect(recorder.level()).toBe(0);
    samples.value = 0.02;
    const soft = Number(recorder.level());
    samples.value = 0.2;
    const loud = Number(recorder.level());
    expect(soft).toBeGreaterThan(0.2);
    expect(loud).toBeGreaterThan(soft);
    expect(loud).toBeLessThanOrEqual(1);
    recorder.pause();
    expect(recorder.level()).toBe(0);
  });
});

describe('interrupted AudioRecorder', () => {
  it('reports an unplugged microphone, emits the last slice and releases the microphone', async () => {
    const { media, track, reported, slices, recorder } = await createRecorderFixture();
    media.stop();
    await settle();
    track.dispatchEvent(new Event('ended'));
    expect(reported).toEqual(['recorderFailed', 'unplugged']);
    expect(slices).toHaveLength(1);
    expect(track.isStopped).toBe(true);
    await recorder.stop();
  });

  it('reports an unplugged microphone once when its track ends before the recorder', async () => {
    const { media, track, reported } = await createRecorderFixture();
    track.dispatchEvent(new Event('ended'));
    media.stop();
    await settle();
    expect(reported).toEqual(['unplugged']);
  });

  it('records on when the writer pauses and resumes at once', async () => {
    const { media, clock, reported, recorder } = await createRecorderFixture();
    await clock.advance(2000);
    recorder.pause();
    recorder.resume();
    media.dispatchEvent(new Event('pause'));
    await settle();
    expect(reported).toEqual([]);
  });

  it('pauses on a system interruption until the writer resumes', async () => {
    const { media, clock, reported, recorder } = await createRecorderFixture();
    await clock.advance(2000);
    media.pause();
    await settle();
    await clock.advance(9000);
    expect(reported).toEqual(['interrupted']);
    recorder.resume();
    await clock.advance(500);
    expect(recorder.durationMs()).toBe(2500);
  });

  it('reports when the microphone is muted and unmuted', async () => {
    const { track, reported } = await createRecorderFixture();
    track.dispatchEvent(new Event('mute'));
    track.dispatchEvent(new Event('unmute'));
    expect(reported).toEqual(['muted', 'unmuted']);
  });
});
