import { session$, type Session } from '#src/features/session/session-state.ts';
import { storeLastUser } from '#src/platform/last-user.ts';

function updateLastUser(session: Session): void {
  if (session.phase === 'in') storeLastUser(session.userId);
  else if (session.phase === 'out' && session.reason !== 'unreachable' && session.reason !== 'none')
    storeLastUser(null);
}

export function trackLastUser(): void {
  updateLastUser(session$.peek());
  session$.onChange(({ value }) => {
    updateLastUser(value);
  });
}
