/** A ref of what is shown alone: hides the shell around it with `data-alone` on the page. */
export function hideShell(): () => void {
  document.documentElement.toggleAttribute('data-alone', true);
  return () => {
    document.documentElement.removeAttribute('data-alone');
  };
}
