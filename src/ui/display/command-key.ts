const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

/** The key that combinations begin with, as this keyboard shows it. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
