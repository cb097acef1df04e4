/** A ref: moves the focus to an element that the writer asked for. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
