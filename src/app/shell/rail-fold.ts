import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

export const railFolded = createPersistedFlag('local', 'railFolded', false);

export function toggleRail(): void {
  railFolded.set(!railFolded.value$.peek());
}
