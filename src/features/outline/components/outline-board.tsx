import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useRef, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { SortableHint } from '#src/ui/sortable/sortable-list.tsx';
import { outlineAsList } from '../outline-layout-preference.ts';
import type { OutlineActions } from '../outline-actions.tsx';
import { sceneIn } from '../outline-changes.ts';
import type { Part } from '../outline-model.ts';
import { sceneStyles } from '../scene-styles.ts';
import { PartSection } from './part-section.tsx';
import { SceneItem } from './scene-item.tsx';
import { useOutlineLists } from '../use-outline-lists.ts';

const Board = chakra('div', { base: { ...sceneStyles } });

const Heads = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: '56px minmax(0, 1fr) 104px 40px',
    columnGap: '1',
    alignItems: 'center',
    height: '8',
    textStyle: 'caption',
    color: 'fg.subtle',
  },
});

function columnsIn(board: HTMLElement | null): number {
  const list = board?.querySelector('[data-sortable-list]');
  return list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1;
}

type Props = {
  parts: readonly Part[];
  actions: OutlineActions;
  onCurrent: (id: string) => void;
};

type PartsProps = { parts: readonly Part[]; asList: boolean; actions: OutlineActions };

function Parts({ parts, asList, actions }: PartsProps) {
  const numbers = parts.map((_part, at) => parts.slice(0, at).reduce((sum, { scenes }) => sum + scenes.length, 1));
  return (
    <>
      <chakra.ol role="list" aria-label="Outline" listStyleType="none" display="grid" gap="2">
        {parts.map((part, at) => (
          <PartSection
            key={part.id}
            part={part}
            index={at}
            count={parts.length}
            first={asList ? (numbers[at] ?? 1) : null}
            actions={actions}
          />
        ))}
      </chakra.ol>
      <chakra.div marginTop="4" marginInline="-12px">
        <Button variant="text" icon={Plus} onClick={actions.addPart}>
          Add part
        </Button>
      </chakra.div>
    </>
  );
}

export function OutlineBoard({ parts, actions, onCurrent }: Props) {
  const asList = useValue(outlineAsList.value$);
  const board = useRef<HTMLDivElement>(null);
  const { lists, getItemName } = useOutlineLists(parts);
  const renderOverlay = (id: string): ReactNode => {
    const scene = sceneIn(parts, id);
    return scene && <SceneItem scene={scene} number={asList ? 0 : null} actions={actions} />;
  };
  return (
    <Board
      ref={board}
      data-outline-board=""
      onFocus={(event) => {
        const id = event.target.closest('[data-sortable-item]')?.getAttribute('data-sortable-item');
        if (id) onCurrent(id);
      }}
    >
      {asList && (
        <Heads aria-hidden="true">
          <span />
          <span>Scene</span>
          <span>Status</span>
          <span />
        </Heads>
      )}
      <SortableBoard
        lists={lists}
        getItemName={getItemName}
        onMove={actions.move}
        columns={() => (asList ? 1 : columnsIn(board.current))}
        overlay={renderOverlay}
      >
        <Parts parts={parts} asList={asList} actions={actions} />
        <SortableHint />
      </SortableBoard>
    </Board>
  );
}
