/** Keys pressed together, or alternatives, as labelled. "Mod" is Ctrl, or ⌘ on a Mac. */
export type Shortcut = {
  readonly name: string;
  readonly keys: readonly string[];
  /** One key alone: it can be switched off. */
  readonly single?: true;
  /** Selector of the keys' target. Without it they act everywhere. */
  readonly at?: string;
};

export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

function keyed(keys: string): string {
  return `[aria-keyshortcuts~="${keys}"]`;
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Answering',
    shortcuts: [
      { name: 'Start recording', keys: ['R'], single: true, at: keyed('R') },
      { name: 'Pause or resume', keys: ['P'], single: true, at: keyed('P') },
      { name: 'Discard recording', keys: ['Esc'], at: keyed('Escape') },
      { name: 'Send answer', keys: ['Mod', 'Enter'], at: keyed('Control+Enter') },
    ],
  },
  {
    title: 'Anywhere',
    shortcuts: [
      { name: 'Jump to anything', keys: ['Mod', 'K'] },
      { name: 'Collapse or expand the sidebar', keys: ['['], single: true, at: keyed('[') },
      { name: 'Show or hide insights', keys: [']'], single: true, at: keyed(']') },
      { name: 'Show this list', keys: ['?'], single: true },
    ],
  },
  {
    title: 'Writing',
    shortcuts: [
      { name: 'Save now', keys: ['Mod', 'S'], at: keyed('Control+S') },
      { name: 'Find in manuscript', keys: ['Mod', 'F'], at: keyed('Control+F') },
      { name: 'Bold', keys: ['Mod', 'B'], at: keyed('Control+B') },
      { name: 'Italic', keys: ['Mod', 'I'], at: keyed('Control+I') },
      { name: 'Exit focus mode', keys: ['Esc'], at: 'html[data-alone]' },
    ],
  },
  {
    title: 'Moving cards',
    shortcuts: [
      { name: 'Pick up or drop', keys: ['Space'], at: '[data-sortable-handle]' },
      { name: 'Move', keys: ['↑', '↓'], at: '[data-sortable-handle]' },
      { name: 'Cancel move', keys: ['Esc'], at: '[data-sortable-handle]' },
      { name: 'Undo a move', keys: ['Mod', 'Z'], at: keyed('Control+Z') },
    ],
  },
];

export function shortcutsHere(isThere: (selector: string) => boolean, areSinglesOn: boolean): ReadonlySet<string> {
  const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts);
  const here = all.filter(({ at, single }) => (single !== true || areSinglesOn) && (at === undefined || isThere(at)));
  return new Set(here.map(({ name }) => name));
}
