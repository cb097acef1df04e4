import { observable } from '@legendapp/state';

export type Urgency = 'polite' | 'assertive';

type Announcements = Readonly<Record<Urgency, { readonly n: number; readonly text: string }>>;

/** For `LiveRegions` only. `n` makes repeated text announce again. */
export const announcements$ = observable<Announcements>({
  polite: { n: 0, text: '' },
  assertive: { n: 0, text: '' },
});

let isMuted = false;

/** Drops polite announcements until the returned function is called: a microphone would record a screen reader's voice. */
export function muteAnnouncements(): () => void {
  isMuted = true;
  return () => {
    isMuted = false;
  };
}

/** Announces a text to assistive technology, through a permanent live region. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (isMuted && urgency === 'polite') return;
  const current = announcements$.peek();
  announcements$.set({ ...current, [urgency]: { n: current[urgency].n + 1, text } });
}
