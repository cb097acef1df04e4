import { createStore } from '../store.ts';

/** How urgently assistive technology should speak: after the present sentence, or at once. */
export type Urgency = 'polite' | 'assertive';

type Announcements = Readonly<Record<Urgency, { readonly n: number; readonly text: string }>>;

/** For `LiveRegions` only. `n` counts, so that the same text twice is said twice. */
export const announcements = createStore<Announcements>({
  polite: { n: 0, text: '' },
  assertive: { n: 0, text: '' },
});

/** Says a text to assistive technology, through one of the two regions that stand in the page from its start. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const current = announcements.read();
  announcements.set({ ...current, [urgency]: { n: current[urgency].n + 1, text } });
}
