import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableEnd, SortableItem, SortableList } from '#src/ui/sortable/sortable-list.tsx';
import { getRow, isSameVisible, type VisibleItems } from '#src/ui/visible-items.ts';
import { VisibleList } from '#src/ui/visible-list.tsx';
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

type Measure = (element: Element | null) => void;

type EntryProps = ComponentProps<typeof SceneItem> & {
  row: number;
  isFirst: boolean;
  position: number;
  count: number;
  measure: Measure;
};

const Entry = memo(function Entry({ row, isFirst, position, count, measure, ...props }: EntryProps) {
  return (
    <SortableItem id={props.scene.id} measure={isFirst ? measure : undefined} {...{ row, position, count }}>
      <SceneItem {...props} />
    </SortableItem>
  );
});

type AddSceneProps = {
  part: Part;
  name: string;
  asRow: boolean;
  row: number;
  measure: Measure | undefined;
  onAdd: () => void;
};

function AddScene({ part, name, asRow, row, measure, onAdd }: AddSceneProps) {
  const index = part.scenes.length;
  const count = index + 1;
  return (
    <SortableEnd list={part.id} measure={measure} data-index={row} aria-posinset={count} aria-setsize={count}>
      {index === 0 && asRow && (
        <chakra.p textStyle="small" color="fg.muted" paddingTop="3" paddingInline="1">
          No scenes here yet.
        </chakra.p>
      )}
      <AddTile type="button" look={asRow ? 'row' : 'card'} aria-label={`Add scene to ${name}`} onClick={onAdd}>
        <Icon of={Plus} />
        Add scene
      </AddTile>
    </SortableEnd>
  );
}

/** All between two lists that isn't the head's own box, in px. */
const headMargins = { card: 32, row: 24 } as const;

/** The outline's gap between two parts, in px. */
const partsGap = 8;

type Props = {
  part: Part;
  index: number;
  count: number;
  /** Its first scene's number, from 1; null for cards. */
  first: number | null;
  visible: VisibleItems;
  measure: Measure;
  actions: OutlineActions;
};

function isSame(before: Props, next: Props): boolean {
  return (
    before.part === next.part &&
    before.index === next.index &&
    before.count === next.count &&
    before.first === next.first &&
    before.measure === next.measure &&
    before.actions === next.actions &&
    isSameVisible(before.visible, next.visible)
  );
}

type PartHeadProps = Pick<Props, 'part' | 'index' | 'count' | 'measure' | 'actions'> & {
  row: number;
  isSticky: boolean;
  isFar: boolean;
};

const PartHead = memo(function PartHead(props: PartHeadProps) {
  const { part, index, count, measure, actions, row, isSticky, isFar } = props;
  const name = partName(part, index);
  const number = name === partNumber(index) ? '' : `${partNumber(index)} · `;
  return (
    <Head
      ref={isFar ? undefined : measure}
      data-index={row}
      data-margins={isSticky ? headMargins.row : headMargins.card}
      sticky={isSticky}
    >
      <chakra.h2 textStyle="h2" overflowWrap="anywhere" minWidth="0">
        {name}
      </chakra.h2>
      {!isFar && (
        <>
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
                { label: 'Delete part', icon: Trash, danger: true, onSelect: () => actions.removePart(part.id) },
              ]}
            />
          </chakra.span>
        </>
      )}
    </Head>
  );
});

/** Far from the window it's only its heading, which a screen reader leads to. */
export const PartSection = memo(function PartSection(props: Props) {
  const { part, index, count, first, visible, measure, actions } = props;
  const name = partName(part, index);
  const asRows = first !== null;
  const elements = part.scenes.length + 1;
  const { far } = visible;
  return (
    <li style={far === null ? undefined : { height: far - partsGap }}>
      <PartHead
        {...{ part, index, count, measure, actions }}
        row={visible.head}
        isSticky={asRows}
        isFar={far !== null}
      />
      {far === null && (
        <SortableList list={part.id} items={part.scenes} role="list" aria-label={name} {...(asRows ? rows : grid)}>
          <VisibleList
            visible={visible}
            renderItem={(at) => {
              const scene = part.scenes[at];
              const { row, isFirst } = getRow(visible, at);
              return scene === undefined ? (
                <AddScene
                  key="add"
                  part={part}
                  row={row}
                  measure={isFirst ? measure : undefined}
                  name={name}
                  asRow={asRows}
                  onAdd={() => actions.add(part.id)}
                />
              ) : (
                <Entry
                  key={scene.id}
                  row={row}
                  isFirst={isFirst}
                  count={elements}
                  measure={measure}
                  position={at + 1}
                  scene={scene}
                  number={asRows ? first + at : null}
                  actions={actions}
                />
              );
            }}
          />
        </SortableList>
      )}
    </li>
  );
}, isSame);
