/** Puts a text on the clipboard; false where the browser refuses. What is said of it is the caller's. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
