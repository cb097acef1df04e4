import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { LayoutGrid, List, Plus, Undo2 } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { outlineAsList } from '../outline-layout-preference.ts';
import type { OutlineActions } from '../outline-actions.tsx';
import type { OutlineStore } from '../outline-store.ts';
import { scenesText } from '../outline-model.ts';

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '2', md: '3' }, minHeight: 'control' },
});

function SaveLine({ store }: { store: OutlineStore }) {
  const { label } = useValue(store.autosave.status$);
  const isFailed = label === 'Save failed';
  return (
    <>
      <chakra.span role="status" aria-label="Save state" color={isFailed ? 'danger.fg' : undefined}>
        {label}
      </chakra.span>
      {isFailed && (
        <Button variant="link" size="sm" onClick={() => void store.autosave.save()}>
          Try again
        </Button>
      )}
    </>
  );
}

type Props = { count: number; store: OutlineStore; actions: OutlineActions };

export function OutlineTools({ count, store, actions }: Props) {
  const asList = useValue(outlineAsList.value$);
  const undoable = useValue(store.autosave.undoStack.count$);
  const undo = { label: 'Undo last change', icon: Undo2, onSelect: actions.undo };
  return (
    <Row>
      <chakra.p
        flex={{ base: '1 0 100%', md: '1' }}
        order={{ base: '1', md: '0' }}
        textStyle="small"
        color="fg.muted"
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap="3"
        minHeight="18px"
      >
        <span>{scenesText(count)}</span>
        <SaveLine store={store} />
      </chakra.p>
      <SegmentedControl
        label="View"
        value={asList ? 'list' : 'cards'}
        options={views}
        onChange={(view) => outlineAsList.set(view === 'list')}
      />
      <chakra.span marginInlineStart={{ base: 'auto', md: '0' }}>
        <Button icon={Plus} onClick={() => actions.add()}>
          Add scene
        </Button>
      </chakra.span>
      <chakra.span marginInline={{ base: '-8px', md: '-4px' }}>
        <Menu
          label="More outline actions"
          items={[{ label: 'Add part', icon: Plus, onSelect: actions.addPart }, ...(undoable > 0 ? [undo] : [])]}
        />
      </chakra.span>
    </Row>
  );
}
