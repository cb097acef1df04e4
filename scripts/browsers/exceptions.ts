/**
 * Features that we use although an oldest browser lacks them, each with the fallback there. Names come from
 * @mdn/browser-compat-data; `*.name` is a library's method on an unknown object.
 */
const ours = 'Not CSS: a prop of our components, a token or a shorthand of Chakra.';
const touch = 'Safari on a Mac has no touch screen, so none of these events arrives.';
const select = 'Other browsers draw their own list of a select.';
const wrap = 'Lines break as in any other text.';
const reporting = 'The error reporter asks for it first; without it one measurement is left out.';
const transition = 'React and React Router ask for it first, and we turn no view transition on.';
const overlays = 'Ark UI asks the platform only where the browser names it, and otherwise reads `navigator.platform`';
const react = 'React asks for it first and has another way.';
const editor = 'ProseMirror asks for it first and has another way.';
const trustedTypes = 'Without Trusted Types any address may be given, and ours is constant.';
const closeWatcher = 'Escape and the close buttons work; the Back gesture goes to the page before.';
const stack = 'An error has a stack anyway.';
const method = 'Not of the browser: a library has a method of this name.';

export const exceptions: Readonly<Record<string, string>> = {
  'css.properties.text-wrap.balance': wrap,
  'css.properties.text-wrap.pretty': wrap,
  'css.properties.hanging-punctuation': 'Quotation marks start at the margin.',
  'css.properties.field-sizing': 'A script fits the height to the text (src/ui/controls/growing-text-area.tsx).',
  'css.properties.content-visibility': 'Cards out of view are drawn too, which takes longer.',
  'css.properties.overflow-clip-margin': 'Without content-visibility nothing is clipped.',
  'css.properties.overflow-anchor': 'A browser without it never moves the list by itself.',
  'css.properties.scrollbar-color': 'A scrollbar has the colours of the browser.',
  'css.properties.scrollbar-width': 'A scrollbar is visible.',
  'css.properties.forced-color-adjust': 'Forced colours are a setting of Windows, where Safari does not exist.',
  'css.properties.appearance.base-select': select,
  'css.at-rules.page': 'The browser prints its own margins and footer.',
  'css.properties.break-after.avoid': 'A heading may end a printed page.',
  'css.selectors.picker': select,
  'css.selectors.picker-icon': select,
  'css.selectors.checkmark': select,
  'css.types.anchor-size': select,
  'html.global_attributes.autocapitalize': 'Only keyboards on a screen capitalise, and there it works.',
  'html.global_attributes.autocorrect': 'The field of the code is one that browsers do not correct by themselves.',

  'api.TouchEvent.touches': touch,
  'api.TouchList.length': touch,
  'api.Touch.clientX': touch,
  'api.Touch.clientY': touch,
  'api.CloseWatcher': closeWatcher,
  'api.trustedTypes': trustedTypes,
  '*.createPolicy': trustedTypes,
  '*.createScriptURL': trustedTypes,
  '*.createHTML': trustedTypes,

  'api.Window.requestIdleCallback': reporting,
  'api.Window.cancelIdleCallback': reporting,
  'api.URL.canParse_static': reporting,
  'api.PerformanceSoftNavigation': reporting,
  'api.PerformanceEventTiming': reporting,
  'api.Document.prerendering': reporting,
  'api.Document.wasDiscarded': reporting,
  'api.Performance.interactionCount': reporting,
  '*.canParse': reporting,
  '*.getLargestInteractionContentfulPaint': reporting,
  '*.startViewTransition': transition,
  '*.skipTransition': transition,
  'api.Navigation.navigate': react,
  'api.Navigation.currentEntry': react,
  'api.Navigation.transition': react,
  'api.Navigator.connection': react,
  'api.Navigator.userAgentData': overlays,
  '*.getComposedRanges': editor,
  '*.caretPositionFromPoint': editor,
  '*.caretRangeFromPoint': editor,
  'javascript.builtins.Error.captureStackTrace': stack,
  'javascript.builtins.Error.stackTraceLimit': stack,
  '*.captureStackTrace': stack,

  // Unrelated, but with equal names.
  'css.properties.size': ours,
  'css.properties.d': ours,
  'css.properties.alt': ours,
  'css.properties.rule': ours,
  'css.properties.overlay': ours,
  'css.properties.speak': ours,
  'css.properties.max-lines': ours,
  'css.properties.path-length': ours,
  'css.properties.border-top-radius': ours,
  '*.createContext': method,
  '*.toArray': method,
  '*.setStatus': method,
  '*.parseHTML': method,
  '*.getIds': method,
  '*.createView': method,
  '*.addElement': method,
};
