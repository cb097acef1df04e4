import type { ApiError } from './api-error.ts';

/**
 * Where other parts of the application attach to the transport, so that it needs to know none of them.
 * Listeners must not throw.
 */
export type TransportHooks = {
  /** Names the websocket's id, so that events caused by a call are not sent back to this tab. */
  setSocketIdProvider: (provider: () => string | undefined) => void;
  /** Calls back whenever an answer has come from the API itself, whatever its status; the answer ends it. */
  onAnswer: (listener: (operationId: string) => void) => () => void;
  /** Calls back on each 401; the answer ends it. */
  onUnauthorized: (listener: (error: ApiError) => void) => () => void;
};

type Signals = TransportHooks & {
  socketId: () => string | undefined;
  answered: (operationId: string, status: number) => void;
  unauthorized: (error: ApiError) => void;
};

/** What a proxy says when the API behind it is not there. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Makes a set of hooks together with the calls that ring them. */
export function createTransportHooks(): Signals {
  const answerListeners = new Set<(operationId: string) => void>();
  const unauthorizedListeners = new Set<(error: ApiError) => void>();
  let provider: () => string | undefined = () => undefined;
  return {
    setSocketIdProvider: (next) => {
      provider = next;
    },
    onAnswer: (listener) => {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    onUnauthorized: (listener) => {
      unauthorizedListeners.add(listener);
      return () => unauthorizedListeners.delete(listener);
    },
    socketId: () => {
      const id = provider();
      // Laravel answers 500 to a malformed one.
      return id !== undefined && /^\d+\.\d+$/.test(id) ? id : undefined;
    },
    answered: (operationId, status) => {
      if (gatewayStatuses.has(status)) return;
      for (const listener of [...answerListeners]) listener(operationId);
    },
    unauthorized: (error) => {
      for (const listener of [...unauthorizedListeners]) listener(error);
    },
  };
}

export type { Signals as TransportSignals };
