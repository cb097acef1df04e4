type Listener = (operationId: string) => void;

const listeners = new Set<Listener>();

/** Reports an answer of the API itself, of any status. */
export function reportAnswer(operationId: string): void {
  for (const listener of listeners) listener(operationId);
}

/** Calls the listener with each answer: the server can be reached again. Returns an unsubscribe function. */
export function onAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
