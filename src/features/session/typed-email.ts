/** The address that the history's entry holds for whoever comes back to change it; empty when it holds none. */
export function typedEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}
