/** Throws if public/browser-check.js shows its page instead. main.tsx imports this first. */
if (document.documentElement.hasAttribute('data-browser-too-old')) {
  throw new Error('This browser is too old for Lamplight.');
}
