import { createContext, use } from 'react';

/** What the inside of a dialog may know and do. */
export type DialogControl = {
  /** The id its heading must carry: it names the dialog. */
  titleId: string;
  forced: boolean;
  close: () => void;
  /** Closes it as a slip might: what holds something unsaved asks first. */
  dismiss: () => void;
};

export const DialogContext = createContext<DialogControl | null>(null);

/** The dialog around the calling component. */
export function useDialog(): DialogControl {
  const dialog = use(DialogContext);
  if (dialog === null) throw new Error('useDialog belongs inside a dialog');
  return dialog;
}

/** The element that layers are drawn into, outside the part of the page that becomes inert. */
export const LayerHostContext = createContext<HTMLElement | null>(null);
