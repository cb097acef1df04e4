import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { singleKeys } from '#src/platform/single-keys.ts';
import { Switch } from '#src/ui/controls/switch.tsx';
import { commandKey } from '#src/ui/display/command-key.ts';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { type Shortcut, type ShortcutGroup, shortcutGroups, shortcutsHere } from '../shortcut-list.ts';

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

export function ShortcutsSheet({ isThere }: { isThere: (selector: string) => boolean }) {
  const areSinglesOn = useValue(singleKeys.value$);
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
          onChange={singleKeys.set}
        />
      </Foot>
    </DialogFrame>
  );
}
