/**
 * Returns true when the rejected request may be repeated after a 401, because the same writer logged in again. May wait
 * for the writer. `token` is the rejected token.
 */
export type Reauthenticate = (operationId: string, token: string) => Promise<boolean>;

/** Hooks for other modules, so that the transport doesn't depend on them. Listeners must not throw. */
export type TransportHooks = {
  /** Provides the socket id, so that this tab doesn't receive events it caused. */
  setSocketIdProvider: (provider: () => string | undefined) => void;
  /** Subscribes to the API's responses of any status. Returns an unsubscribe function. */
  onResponse: (listener: (operationId: string) => void) => () => void;
  setReauthenticate: (reentry: Reauthenticate) => void;
};

type Signals = TransportHooks & {
  socketId: () => string | undefined;
  notifyResponse: (operationId: string, status: number) => void;
  reentry: Reauthenticate;
};

/** Statuses from a proxy when the API is down. */
const gatewayStatuses = new Set([502, 503, 504]);

export function createTransportHooks(): Signals {
  const answerListeners = new Set<(operationId: string) => void>();
  let reentry: Reauthenticate = () => Promise.resolve(false);
  let provider: () => string | undefined = () => undefined;
  return {
    setSocketIdProvider: (next) => {
      provider = next;
    },
    onResponse: (listener) => {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    setReauthenticate: (next) => {
      reentry = next;
    },
    socketId: () => {
      const id = provider();
      // Laravel returns 500 for a malformed id.
      return id !== undefined && /^\d+\.\d+$/.test(id) ? id : undefined;
    },
    notifyResponse: (operationId, status) => {
      if (gatewayStatuses.has(status)) return;
      for (const listener of [...answerListeners]) listener(operationId);
    },
    reentry: (operationId, token) => reentry(operationId, token),
  };
}

export type { Signals as TransportSignals };
