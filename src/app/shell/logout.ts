import { session$ } from '#src/features/session/session-state.ts';
import { logOut } from '#src/features/session/session.ts';

/**
 * Logs out and deletes this writer's data on this device, after asking if any work is unsent. Any other logout deletes
 * no data.
 */
export async function confirmAndLogOut(): Promise<void> {
  const session = session$.peek();
  if (session.phase !== 'in') return;
  const { userId } = session;
  const { confirmLogout, deleteLocalData } = await import('./logout-dialog.tsx');
  if (!(await confirmLogout(userId))) return;
  logOut();
  await deleteLocalData(userId);
}
