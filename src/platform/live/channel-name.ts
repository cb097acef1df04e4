/**
 * Checks for a non-empty name without "[object Object]" (specification section 5) or other remains of a missing id.
 * Allows the Pusher protocol's characters. Names have no "private-".
 */
export function isChannelName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[\w=@,.;-]{1,156}$/.test(name) &&
    !/(?:^|\.)(?:undefined|null|NaN|object)?$|\[object Object\]/.test(name)
  );
}

export const privatePrefix = 'private-';
