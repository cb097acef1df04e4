import { observable } from '@legendapp/state';

export type Urgency = 'polite' | 'assertive';

type Announcements = Readonly<Record<Urgency, { readonly n: number; readonly text: string }>>;

export const noAnnouncements: Announcements = { polite: { n: 0, text: '' }, assertive: { n: 0, text: '' } };

/** For `LiveRegions` only. `n` makes repeated text announce again. */
export const announcements$ = observable(noAnnouncements);

export const announcementsMuted$ = observable(false);

/**
 * Drops polite announcements and holds toasts that aren't errors until the returned function is called: a microphone would
 * record a screen reader's voice.
 */
export function muteAnnouncements(): () => void {
  announcementsMuted$.set(true);
  return () => announcementsMuted$.set(false);
}

/** Announces a text to assistive technology, through a permanent live region. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (announcementsMuted$.peek() && urgency === 'polite') return;
  const current = announcements$.peek();
  announcements$.set({ ...current, [urgency]: { n: current[urgency].n + 1, text } });
}
