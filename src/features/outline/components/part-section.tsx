import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableItem, SortableList } from '#src/ui/sortable/sortable-list.tsx';
import type { OutlineActions } from '../outline-actions.tsx';
import { partName, partNumber, scenesText, type Part } from '../outline-model.ts';
import { SceneItem } from './scene-item.tsx';

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'control', marginTop: '4', marginBottom: '2' },
  variants: {
    sticky: {
      true: {
        position: 'sticky',
        top: 'calc(var(--shell-top, 0px) + 44px)',
        zIndex: 'sticky',
        bg: 'bg.canvas',
        marginBottom: '0',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
      },
    },
  },
});

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: { base: '3', md: '4' },
  '--sortable-gap': { base: '12px', md: '16px' },
  '@media (min-width: 545px)': { '--sortable-axis': 'x' },
} as const;

const rows = { display: 'block', '--sortable-gap': '0px' } as const;

const AddTile = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    width: 'full',
    borderRadius: 'card',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'color var(--chakra-durations-hover), border-color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default', borderColor: 'border.control' },
  },
  variants: {
    look: {
      card: {
        height: 'full',
        minHeight: { base: '64px', md: '160px' },
        border: '1.5px dashed {colors.border.default}',
      },
      row: { justifyContent: 'flex-start', minHeight: 'touch', paddingInline: '1' },
    },
  },
});

type EntryProps = ComponentProps<typeof SceneItem>;

const Entry = memo(function Entry(props: EntryProps) {
  return (
    <SortableItem id={props.scene.id}>
      <SceneItem {...props} />
    </SortableItem>
  );
});

type Props = {
  part: Part;
  index: number;
  count: number;
  /** Its first scene's number, from 1; null for cards. */
  first: number | null;
  actions: OutlineActions;
};

export const PartSection = memo(function PartSection({ part, index, count, first, actions }: Props) {
  const name = partName(part, index);
  const asRows = first !== null;
  const number = name === partNumber(index) ? '' : `${partNumber(index)} · `;
  return (
    <li>
      <Head sticky={asRows}>
        <chakra.h2 textStyle="h2" overflowWrap="anywhere" minWidth="0">
          {name}
        </chakra.h2>
        <chakra.span textStyle="caption" color="fg.muted" flex="1" paddingTop="1" whiteSpace="nowrap">
          {number}
          {scenesText(part.scenes.length)}
        </chakra.span>
        <chakra.span marginInlineEnd={{ base: '-8px', md: '-4px' }}>
          <Menu
            label={`More actions for ${name}`}
            items={[
              { label: 'Rename part', icon: Pencil, onSelect: () => actions.renamePart(part.id) },
              { label: 'Add scene', icon: Plus, onSelect: () => actions.add(part.id) },
              ...(index > 0
                ? [{ label: 'Move part up', icon: ArrowUp, onSelect: () => actions.movePart(part.id, -1) }]
                : []),
              ...(index < count - 1
                ? [{ label: 'Move part down', icon: ArrowDown, onSelect: () => actions.movePart(part.id, 1) }]
                : []),
              { label: 'Delete part', icon: Trash2, danger: true, onSelect: () => actions.removePart(part.id) },
            ]}
          />
        </chakra.span>
      </Head>
      <SortableList list={part.id} role="list" aria-label={name} {...(asRows ? rows : grid)}>
        {part.scenes.map((scene, at) => (
          <Entry key={scene.id} scene={scene} number={asRows ? first + at : null} actions={actions} />
        ))}
        <li>
          {part.scenes.length === 0 && asRows && (
            <chakra.p textStyle="small" color="fg.muted" paddingTop="3" paddingInline="1">
              No scenes here yet.
            </chakra.p>
          )}
          <AddTile
            type="button"
            look={asRows ? 'row' : 'card'}
            aria-label={`Add scene to ${name}`}
            onClick={() => actions.add(part.id)}
          >
            <Icon of={Plus} />
            Add scene
          </AddTile>
        </li>
      </SortableList>
    </li>
  );
});
