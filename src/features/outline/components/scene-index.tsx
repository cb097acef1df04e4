import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { SortableItem, SortableHint, SortableList } from '#src/ui/sortable/sortable-list.tsx';
import type { OutlineActions } from '../outline-actions.tsx';
import { partName, partNumber, sceneName, type Part, type Scene } from '../outline-model.ts';
import { useOutlineLists } from '../use-outline-lists.ts';

const Side = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    alignSelf: 'start',
    top: 'calc(var(--shell-top, 0px) + 68px)',
    maxHeight: 'calc(100dvh - var(--shell-top, 0px) - 92px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    paddingBottom: '4',
    // Off-screen parts aren't laid out; their size is known.
    '& .index-list': { contentVisibility: 'auto' },
    '& .index-part': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', padding: '12px 10px 8px' },
    '& .index-part:first-child': { paddingTop: '3' },
    '& .index-scene': {
      display: 'block',
      width: 'full',
      height: '10',
      paddingInline: '10px',
      borderRadius: '8px',
      textStyle: 'text',
      lineHeight: '40px',
      fontWeight: '500',
      textAlign: 'start',
      color: 'fg.muted',
      truncate: true,
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg.default' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    },
    '& .sortable-lifted .index-scene': { bg: 'bg.surface', border: '1px solid {colors.border.default}' },
  },
});

const noGap = { minHeight: '2', '--sortable-gap': '0px', '--sortable-bleed': '0px' } as const;

function formatIntrinsicSize({ scenes }: Part): string {
  return `auto none auto ${scenes.length * 40 + 44}px`;
}

type RowProps = { scene: Scene; isCurrent: boolean; onShow: (id: string) => void };

const Row = memo(function Row({ scene, isCurrent, onShow }: RowProps) {
  return (
    <SortableItem id={scene.id}>
      <button
        type="button"
        className="index-scene"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onShow(scene.id)}
      >
        {sceneName(scene)}
      </button>
    </SortableItem>
  );
});

type PartProps = { part: Part; index: number; current: string | null; onShow: (id: string) => void };

const IndexPart = memo(function IndexPart({ part, index, current, onShow }: PartProps) {
  const name = partName(part, index);
  return (
    <div className="index-list" style={{ containIntrinsicSize: formatIntrinsicSize(part) }}>
      <p className="index-part">{name === partNumber(index) ? name : `${partNumber(index)} · ${name}`}</p>
      <SortableList list={part.id} role="list" aria-label={name} {...noGap}>
        {part.scenes.map((scene) => (
          <Row key={scene.id} scene={scene} isCurrent={scene.id === current} onShow={onShow} />
        ))}
      </SortableList>
    </div>
  );
});

type Props = {
  parts: readonly Part[];
  current: string | null;
  onShow: (id: string) => void;
  actions: OutlineActions;
};

export const SceneIndex = memo(function SceneIndex({ parts, current, onShow, actions }: Props) {
  const { lists, getItemName } = useOutlineLists(parts);
  const renderOverlay = (id: string): ReactNode => <div className="index-scene">{getItemName(id)}</div>;
  return (
    <Side aria-label="Scenes">
      <SortableBoard lists={lists} getItemName={getItemName} onMove={actions.move} overlay={renderOverlay}>
        {parts.map((part, at) => (
          <IndexPart
            key={part.id}
            part={part}
            index={at}
            current={part.scenes.some(({ id }) => id === current) ? current : null}
            onShow={onShow}
          />
        ))}
        <SortableHint />
      </SortableBoard>
    </Side>
  );
});
