import { createContext, use } from 'react';

export type DialogControl = {
  /** The heading must have this id: it names the dialog. */
  titleId: string;
  forced: boolean;
  close: () => void;
  /** Closes it unless its `canClose` prevents it. */
  dismiss: () => void;
};

export const DialogContext = createContext<DialogControl | null>(null);

export function useDialog(): DialogControl {
  const dialog = use(DialogContext);
  if (dialog === null) throw new Error('useDialog belongs inside a dialog');
  return dialog;
}
