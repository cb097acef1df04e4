/**
 * Channel names are non-empty texts without "[object Object]" (specification section 5), nor what else a missing id
 * leaves behind; characters are those that the Pusher protocol allows. Without the "private-" of the wire.
 */
export function isChannelName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[\w=@,.;-]{1,156}$/.test(name) &&
    !/(?:^|\.)(?:undefined|null|NaN|object)?$|\[object Object\]/.test(name)
  );
}

/** What stands before each name on the wire: all channels of the contract are private. */
export const privatePrefix = 'private-';
