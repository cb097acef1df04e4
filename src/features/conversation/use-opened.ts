import { useSubscription } from '#src/ui/use-subscription.ts';

type Closable = { readonly open: () => void; readonly close: () => void };

function keepOpen(store: Closable): () => void {
  store.open();
  return () => store.close();
}

/** Opens a store outside React, such as a recorder's, and closes it when the component leaves. */
export function useOpened(store: Closable): void {
  useSubscription(keepOpen, store);
}
