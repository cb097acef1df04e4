import type { AudioRecorderBrowser } from '../audio-recorder.ts';
import { createFakeClock, type FakeClock } from '#src/platform/testing/fake-clock.ts';

class FakeTrack extends EventTarget {
  isStopped = false;

  stop(): void {
    this.isStopped = true;
  }
}

export class FakeMediaRecorder extends EventTarget {
  static last: FakeMediaRecorder | null = null;
  static canRecord: (type: string) => boolean = () => true;
  static isTypeSupported = (type: string): boolean => FakeMediaRecorder.canRecord(type);
  state: RecordingState = 'inactive';
  mimeType = '';
  commands: string[] = [];
  readonly #type: string;

  constructor(_stream: unknown, options: { mimeType?: string }) {
    super();
    this.#type = options.mimeType ?? 'audio/webm';
    FakeMediaRecorder.last = this;
  }

  start(sliceMs: number): void {
    this.commands.push(`start ${String(sliceMs)}`);
    this.state = 'recording';
    this.mimeType = this.#type;
    queueMicrotask(() => this.dispatchEvent(new Event('start')));
  }

  pause(): void {
    this.state = 'paused';
    queueMicrotask(() => this.dispatchEvent(new Event('pause')));
  }

  resume(): void {
    this.state = 'recording';
  }

  requestData(): void {
    this.commands.push('requestData');
  }

  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.give('rest');
      this.dispatchEvent(new Event('stop'));
    });
  }

  give(audio: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([audio]) }));
  }
}

type FakePage = EventTarget & { visibilityState: DocumentVisibilityState };

export type FakeRecordingBrowser = {
  browser: AudioRecorderBrowser;
  track: FakeTrack;
  page: FakePage;
  clock: FakeClock;
  samples: { value: number };
};

export function fakeRecordingBrowser(refusal?: string): FakeRecordingBrowser {
  FakeMediaRecorder.canRecord = () => true;
  const track = new FakeTrack();
  const page: FakePage = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const clock = createFakeClock(0);
  const samples = { value: 0 };
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  const context = {
    createAnalyser: () => ({
      fftSize: 0,
      getFloatTimeDomainData: (into: Float32Array) => into.fill(samples.value),
    }),
    createMediaStreamSource: () => ({ connect: () => undefined }),
    resume: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const getUserMedia = (): Promise<unknown> =>
    refusal === undefined ? Promise.resolve(stream) : Promise.reject(new DOMException('no', refusal));
  const browser = {
    devices: { getUserMedia },
    isSecure: true,
    MediaRecorder: FakeMediaRecorder,
    createContext: () => context,
    userAgent: 'Mozilla/5.0 AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    page,
    wakeLock: undefined,
    clock,
  } as unknown as AudioRecorderBrowser;
  return { browser, track, page, clock, samples };
}
