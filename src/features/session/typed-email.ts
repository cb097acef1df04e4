/** Returns the email saved in the history entry, or an empty string. */
export function typedEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}
