// Runs before the first paint: puts the chosen theme on the page, so that it never flashes in the other one.
// `src/ui/theme-mode.ts` keeps the choice. A file of its own because the policy allows no inline script.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme') || 'system';
  } catch (closed) {
    // Storage is closed: the device's own setting counts.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', dark ? '#141715' : '#f7f5f0');
})();
