let open: () => void = () => undefined;

/** Says what opens the list of keyboard shortcuts. */
export function provideKeysSheet(next: () => void): void {
  open = next;
}

export const requestShortcutsSheet = (): void => open();
