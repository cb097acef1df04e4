// Runs before the first paint. A separate file because the policy forbids inline scripts; ECMAScript 5 for old browsers.
(function () {
  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (closed) {
      return null;
    }
  }

  // The page must never flash in the wrong theme. `src/ui/theme-mode.ts` stores the choice.
  var mode = read('theme') || 'system';
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', dark ? '#141715' : '#f7f5f0');
})();
