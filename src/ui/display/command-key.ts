function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.platform);
}

export function commandKey(): string {
  return isApple() ? '⌘' : 'Ctrl';
}
