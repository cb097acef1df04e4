import { createPersistedFlag } from '#src/platform/remembered-flag.ts';

/** Whether the writer wants the rail narrow also where it has room for words; kept on this device. */
export const railFolded = createPersistedFlag('local', 'railFolded', false);

export function toggleRail(): void {
  railFolded.set(!railFolded.value$.peek());
}
