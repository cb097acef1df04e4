import { type ErrorInfo, useDeferredValue } from 'react';
import { useValue } from '@legendapp/state/react';
import { dialogs$ } from './dialogs.ts';
import { useOverlays } from './lazy-overlays.ts';

type Props = {
  /** Reports errors inside a dialog; the dialog shows the failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};

/** Renders the dialogs that `openDialog` opened. */
export function DialogHost({ onError }: Props) {
  const opened = useValue(dialogs$);
  // Opens after the paint of the press, but closes at once: code after it may move the focus.
  const newest = useDeferredValue(opened.at(-1)?.id ?? 0);
  const entries = opened.filter(({ id }) => id <= newest);
  const overlays = useOverlays(opened.length > 0);
  if (overlays === null) return null;
  return entries.map((entry, index) => (
    <overlays.DialogLayer
      key={entry.id}
      entry={entry}
      isLowest={index === 0}
      isCovered={entries.slice(index + 1).some(({ open }) => open)}
      {...(onError && { onError })}
    />
  ));
}
