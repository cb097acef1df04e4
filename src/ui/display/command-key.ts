const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);

export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl');
