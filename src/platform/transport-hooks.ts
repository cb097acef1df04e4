/**
 * Asked after a 401: whether the call may be repeated, once, because the same writer has signed in again meanwhile. It may take
 * as long as the writer does. `token` is the one that was refused.
 */
export type Reauthenticate = (operationId: string, token: string) => Promise<boolean>;

/**
 * Where other parts of the application attach to the transport, so that it needs to know none of them.
 * Listeners must not throw.
 */
export type TransportHooks = {
  /** Names the websocket's id, so that events caused by a call are not sent back to this tab. */
  setSocketIdProvider: (provider: () => string | undefined) => void;
  /** Calls back whenever an answer has come from the API itself, whatever its status; the answer ends it. */
  onResponse: (listener: (operationId: string) => void) => () => void;
  /** Says who signs a writer in again in mid-session. */
  setReauthenticate: (reentry: Reauthenticate) => void;
};

type Signals = TransportHooks & {
  socketId: () => string | undefined;
  answered: (operationId: string, status: number) => void;
  reentry: Reauthenticate;
};

/** What a proxy says when the API behind it is not there. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Makes a set of hooks together with the calls that ring them. */
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
      // Laravel answers 500 to a malformed one.
      return id !== undefined && /^\d+\.\d+$/.test(id) ? id : undefined;
    },
    answered: (operationId, status) => {
      if (gatewayStatuses.has(status)) return;
      for (const listener of [...answerListeners]) listener(operationId);
    },
    reentry: (operationId, token) => reentry(operationId, token),
  };
}

export type { Signals as TransportSignals };
