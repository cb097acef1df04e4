import { createContext, use } from 'react';

export type DialogControl = {
  /** The heading must have this id: it names the dialog. */
  titleId: string;
  forced: boolean;
  close: () => void;
  /** Closes it unless its `mayClose` prevents it. */
  dismiss: () => void;
};

export const DialogContext = createContext<DialogControl | null>(null);

export function useDialog(): DialogControl {
  const dialog = use(DialogContext);
  if (dialog === null) throw new Error('useDialog belongs inside a dialog');
  return dialog;
}

/** The element that contains layers, outside the inert page. */
export const LayerHostContext = createContext<HTMLElement | null>(null);
