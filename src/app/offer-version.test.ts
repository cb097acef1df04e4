import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session$ } from '#src/features/session/session-state.ts';
import { acquireBusy } from '#src/platform/busy.ts';
import { createStoredRecording, deleteRecording } from '#src/platform/recording-storage.ts';
import { freshDevice } from '#src/platform/testing/fake-device.ts';
import { dismissToast, toasts$ } from '#src/ui/feedback/toast.ts';
import { offerNewVersion } from './offer-version.ts';

const ana = 1;
const reload = vi.fn();

function title(): string | undefined {
  return toasts$.peek().current?.title;
}

function record() {
  return createStoredRecording({
    id: 'r1',
    userId: ana,
    timestamp: 1,
    context: 'stories',
    sessionChatId: 60,
    chatMessageId: 7,
    mimeType: 'audio/webm',
  });
}

beforeEach(async () => {
  await freshDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLElement', EventTarget);
  session$.set({ phase: 'in', userId: ana });
});

afterEach(() => {
  vi.useRealTimers();
  const { current } = toasts$.peek();
  if (current !== null) dismissToast(current.id);
  reload.mockClear();
});

describe('new version offer', () => {
  it('announces a new version and reloads only when the writer agrees', async () => {
    offerNewVersion();
    await vi.waitFor(() => expect(title()).toBe('A new version is ready'));
    expect(reload).not.toHaveBeenCalled();
    toasts$.peek().current?.action?.onAction();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits while a recording is running in any tab', async () => {
    await record();
    offerNewVersion();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(title()).toBeUndefined();
    await deleteRecording('r1');
    vi.runOnlyPendingTimers();
    await vi.waitFor(() => expect(title()).toBe('A new version is ready'));
  });

  it('waits while the writer is busy on this screen', async () => {
    const free = acquireBusy();
    offerNewVersion();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(title()).toBeUndefined();
    free();
    vi.runOnlyPendingTimers();
    await vi.waitFor(() => expect(title()).toBe('A new version is ready'));
  });

  it('cancels the reload after a new recording has started and shows why', async () => {
    offerNewVersion();
    await vi.waitFor(() => expect(title()).toBe('A new version is ready'));
    await record();
    toasts$.peek().current?.action?.onAction();
    await vi.waitFor(() => expect(title()).toBe('Still sending'));
    expect(reload).not.toHaveBeenCalled();
  });
});
