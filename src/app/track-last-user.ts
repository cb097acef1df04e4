import { session$, type Session } from '#src/features/session/session-state.ts';
import { storeLastUser } from '#src/platform/last-user.ts';

function keep(session: Session): void {
  if (session.phase === 'in') storeLastUser(session.userId);
  else if (session.phase === 'out' && session.reason !== 'unreachable' && session.reason !== 'none')
    storeLastUser(null);
}

export function trackLastUser(): void {
  keep(session$.peek());
  session$.onChange(({ value }) => {
    keep(value);
  });
}
