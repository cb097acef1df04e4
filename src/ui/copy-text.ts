/** Copies a text to the clipboard. Returns false when the browser refuses. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
