import { session$ } from '#src/features/session/session-state.ts';
import { logOut } from '#src/features/session/session.ts';

/**
 * What the button "Log out" does: whoever has work on this device that the server does not have is asked first; then the login
 * goes, and with it everything of this writer on this device. Being logged out in any other way takes nothing away.
 */
export async function confirmAndLogOut(): Promise<void> {
  const session = session$.peek();
  if (session.phase !== 'in') return;
  const { userId } = session;
  // Loaded when it is needed: most visits end without it.
  const { confirmLogout, deleteLocalData } = await import('./leaving.tsx');
  if (!(await confirmLogout(userId))) return;
  await logOut();
  await deleteLocalData(userId);
}
