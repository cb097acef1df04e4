type Listener = (operationId: string) => void;

const listeners = new Set<Listener>();

/** Reports a response of the API itself, of any status. */
export function reportResponse(operationId: string): void {
  for (const listener of listeners) listener(operationId);
}

/** Calls the listener with each response: the server can be reached again. Returns an unsubscribe function. */
export function onResponse(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
