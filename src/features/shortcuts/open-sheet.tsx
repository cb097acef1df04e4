import { chakra } from '@chakra-ui/react';
import { singleKeys$ } from '#src/platform/persisted-flag.ts';
import { Switch } from './switch.tsx';
import { commandKey } from '#src/ui/display/command-key.ts';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useValue } from '@legendapp/state/react';

/** Keys pressed together, or alternatives, as labelled. "Mod" is Ctrl, or ⌘ on a Mac. */
type Shortcut = {
  readonly name: string;
  readonly keys: readonly string[];
  /** One key alone: it can be switched off. */
  readonly single?: true;
  /** Selector of the keys' target. Without it they act everywhere. */
  readonly at?: string;
};

type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

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

const Groups = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    columnGap: '12',
    rowGap: '6',
    paddingTop: '3',
    // Shown on touch screens too, as they may have a keyboard.
    '& kbd': { display: 'inline-grid!' },
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '10',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'body',
    color: 'fg.muted',
    '&[data-elsewhere]': { color: 'fg.subtle', '& kbd': { color: 'fg.subtle', borderStyle: 'dashed' } },
  },
});

const Foot = chakra('div', {
  base: { marginTop: '6', paddingBlock: '2', paddingInline: '4', borderRadius: 'card', bg: 'bg.subtle' },
});

function ShortcutRow({ shortcut: { name, keys }, isHere }: { shortcut: Shortcut; isHere: boolean }) {
  return (
    <Row data-elsewhere={isHere ? undefined : ''}>
      <dt>{name}</dt>
      <chakra.dd display="flex" gap="1" flexShrink="0">
        {keys.map((key) => (
          <Kbd key={key}>{key === 'Mod' ? commandKey() : key}</Kbd>
        ))}
      </chakra.dd>
    </Row>
  );
}

function Group({ group: { title, shortcuts }, here }: { group: ShortcutGroup; here: ReadonlySet<string> }) {
  return (
    <section>
      <chakra.h3 textStyle="h3" marginBottom="1">
        {title}
      </chakra.h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <ShortcutRow key={shortcut.name} shortcut={shortcut} isHere={here.has(shortcut.name)} />
        ))}
      </dl>
    </section>
  );
}

function ShortcutsSheet({ isThere }: { isThere: (selector: string) => boolean }) {
  const areSinglesOn = useValue(singleKeys$);
  const here = shortcutsHere(isThere, areSinglesOn);
  return (
    <DialogFrame title="Keyboard shortcuts">
      <Groups>
        {shortcutGroups.map((group) => (
          <Group key={group.title} group={group} here={here} />
        ))}
      </Groups>
      <Foot>
        <Switch
          label="Single-key shortcuts"
          hint="Off while you’re typing in a field."
          checked={areSinglesOn}
          onChange={(areOn) => singleKeys$.set(areOn)}
        />
      </Foot>
    </DialogFrame>
  );
}

let isOpen = false;

export function openShortcutsSheet(): void {
  if (isOpen) return;
  isOpen = true;
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  openDialog(<ShortcutsSheet isThere={isThere} />, {
    size: 'lg',
    veilCloses: true,
    onClosed: () => {
      isOpen = false;
    },
  });
}
