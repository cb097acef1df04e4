import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { ChevronDown } from 'lucide-react';
import { countText } from '#src/lib/word-count.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Popover } from './popover.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { jumpToBlock } from '../editor/find.ts';
import type { ManuscriptScene } from '../model/scenes.ts';

const Title = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    maxWidth: 'calc(100% + 16px)',
    minHeight: { base: '6', md: 'control' },
    paddingInline: '2',
    marginInline: '-8px',
    borderRadius: 'control',
    textStyle: 'title',
    color: 'fg.default',
    cursor: 'pointer',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    _hover: { bg: 'bg.subtle' },
  },
});

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingBlock: '2',
    paddingInline: '3',
    borderRadius: 'chip',
    textStyle: 'body',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { bg: 'bg.subtle', outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
});

type RowProps = { scene: ManuscriptScene; isCurrent: boolean; onJump: () => void };

function SceneRow({ scene: { label, title, level, wordCount }, isCurrent, onJump }: RowProps) {
  return (
    <li>
      <Row
        type="button"
        aria-current={isCurrent ? 'location' : undefined}
        style={{ paddingInlineStart: `${12 + 16 * Math.max(0, Math.min(level, 4) - 1)}px` }}
        onClick={onJump}
      >
        <chakra.span
          minWidth="0"
          overflowWrap="anywhere"
          fontWeight={level === 1 ? '600' : undefined}
          fontStyle={title === null ? 'italic' : undefined}
        >
          {label}
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {countText(wordCount)}
        </chakra.span>
      </Row>
    </li>
  );
}

export function SceneList({ store, name }: { store: ManuscriptStore; name: string }) {
  const { scenes, scene } = useValue(store.counter.counts$);
  const isAny = scenes.some(({ wordCount }) => wordCount > 0);
  return (
    <Popover
      label="Scenes"
      align="start"
      renderButton={(props) => (
        <Title type="button" {...props}>
          <span>{isAny ? (scene?.label ?? name) : name}</span>
          <Icon of={ChevronDown} size={16} />
        </Title>
      )}
    >
      {(close) => (
        <>
          <chakra.p textStyle="caption" color="fg.muted" paddingInline="3" paddingBottom="2">
            {isAny ? 'Scenes' : 'Headings and scene breaks start a new scene.'}
          </chakra.p>
          <chakra.ul display="grid" gap="0.5" listStyle="none">
            {(isAny ? scenes : []).map((row) => (
              <SceneRow
                key={row.from}
                scene={row}
                isCurrent={row.from === scene?.from}
                onJump={() => close(() => jumpToBlock(store.editor, row.from))}
              />
            ))}
          </chakra.ul>
        </>
      )}
    </Popover>
  );
}
