import { useEffect } from 'react';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { reportError } from '#src/platform/error-reporting.ts';

/** Asks a writer without a first name for it (section 2). If the code doesn't load, asks at the next visit. */
export function NamePromptGate({ isWanted }: { isWanted: boolean }) {
  const writer = useCurrentUser();
  const shouldAsk = isWanted && writer?.firstName === null;
  useEffect(() => {
    if (!shouldAsk) return undefined;
    let end: (() => void) | null = () => undefined;
    void import('#src/features/onboarding/ask-for-name.tsx')
      .then(({ askForName }) => {
        if (end !== null) end = askForName();
      })
      .catch((error: unknown) => reportError(error, { area: 'name prompt' }));
    return () => {
      end?.();
      end = null;
    };
  }, [shouldAsk]);
  return null;
}
