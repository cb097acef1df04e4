let locks = 0;
let before = { overflow: '', padding: '' };

/**
 * Stops the page from scrolling until every lock is undone. Reserves a classic scrollbar's width so that the layout
 * doesn't shift. Returns a function that undoes this lock.
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
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = before.overflow;
    root.style.paddingInlineEnd = before.padding;
  };
}
