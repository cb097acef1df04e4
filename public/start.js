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

  // Fetches the first screen's code beside the entry script. The build lists the files (`config/screen-preload.ts`).
  var names = document.currentScript.getAttribute(read('authToken') === null ? 'data-login' : 'data-shell');
  var files = names ? names.split(' ') : [];
  for (var index = 0; index < files.length; index += 1) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + files[index];
    document.head.appendChild(link);
  }
})();
