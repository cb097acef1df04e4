let open: () => void = () => undefined;

export function provideKeysSheet(next: () => void): void {
  open = next;
}

export function requestShortcutsSheet(): void {
  open();
}
