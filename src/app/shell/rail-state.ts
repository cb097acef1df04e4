import { createPersistedFlag } from '#src/platform/persisted-flag.ts';

export const railFolded$ = createPersistedFlag('local', 'railFolded', false);

export function toggleRail(): void {
  railFolded$.set(!railFolded$.peek());
}

/** Applies where the rail has labels (232 px). Without them it shows icons in 64 px. */
export const wideRail = '@container (min-width: 150px)';
