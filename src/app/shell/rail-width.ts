/** In the rail where it has room for words: 232 px. Without it only icons are left, in 64 px. */
export const wideRail = '@container (min-width: 150px)';
