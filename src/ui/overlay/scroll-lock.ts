let locks = 0;
let before = { overflow: '', padding: '' };

/**
 * Stops the page from scrolling; locks are counted, so it scrolls again after the last one is undone. The width of a
 * classic scrollbar is kept free meanwhile, so that nothing moves sideways. Returns the way to undo this lock.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    before = { overflow: root.style.overflow, padding: root.style.paddingInlineEnd };
    const bar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`;
  }
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = before.overflow;
    root.style.paddingInlineEnd = before.padding;
  };
}
