// Runs before the application. If the browser lacks a feature, this page shows it and src/app/browser-gate.ts doesn't
// start the application. ECMAScript 5 only, for old browsers. The build inserts the oldest versions from package.json.
// A separate file because the policy forbids inline scripts.
(function () {
  var needed = {
    'JavaScript modules': function () {
      return 'noModule' in HTMLScriptElement.prototype;
    },
    'AbortSignal.any': function () {
      return AbortSignal.any;
    },
    'Array.prototype.toSorted': function () {
      return Array.prototype.toSorted;
    },
    'Intl.Segmenter': function () {
      return Intl.Segmenter;
    },
    structuredClone: function () {
      return window.structuredClone;
    },
    'the Popover API': function () {
      return HTMLElement.prototype.showPopover;
    },
    'CSS :has()': function () {
      return CSS.supports('selector(:has(a))');
    },
  };

  function works(test) {
    try {
      return Boolean(test());
    } catch (absent) {
      return false;
    }
  }

  var missing = [];
  for (var name in needed) if (!works(needed[name])) missing.push(name);
  if (missing.length === 0) return;

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.appendChild(document.createTextNode(text));
    return parent.appendChild(element);
  }

  var page = document.documentElement;
  page.setAttribute('data-browser-too-old', '');
  document.title = 'Update your browser \u2022 Lamplight';
  var style = add(document.getElementsByTagName('head')[0], 'link');
  style.rel = 'stylesheet';
  style.href = '/browser-check.css';
  var main = add(document.body, 'main');
  add(main, 'p', 'Lamplight').className = 'name';
  add(main, 'h1', 'Your browser is too old for Lamplight');
  add(main, 'p', 'Your saved work is safe. Update your browser, or open Lamplight in another one.');
  add(main, 'h2', 'Browsers that work');
  var list = add(main, 'ul');
  var browsers = document.getElementById('browser-check').getAttribute('data-browsers').split(', ');
  for (var index = 0; index < browsers.length; index += 1) add(list, 'li', browsers[index] + ' or later');
  add(main, 'p', 'This browser doesn\u2019t have: ' + missing.join(', ') + '.').className = 'missing';
})();
