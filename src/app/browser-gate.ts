/** Ends the application before it starts where public/browser-check.js shows its page instead (it is imported first in main.tsx). */
if (document.documentElement.hasAttribute('data-browser-too-old')) {
  throw new Error('This browser is too old for Lamplight.');
}
