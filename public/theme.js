// Runs before the first paint, so that the page never flashes in the wrong theme. `src/ui/theme-mode.ts` stores the
// choice. A separate file because the policy forbids inline scripts.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme') || 'system';
  } catch (closed) {
    // Without storage the device's setting applies.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', dark ? '#141715' : '#f7f5f0');
})();
