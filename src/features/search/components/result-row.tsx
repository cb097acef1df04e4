import { chakra } from '@chakra-ui/react';
import {
  BookOpen,
  Ellipsis,
  FileText,
  Folder,
  Keyboard,
  type LucideIcon,
  Mic,
  PenLine,
  Plus,
  StickyNote,
  SunMoon,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { timeAgo } from '#src/lib/dates.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import type { HighlightRun } from '#src/lib/search-match.ts';
import type { Passage } from '../search-passages.ts';
import type { SearchAction, SearchRow } from '../search-results.ts';
import type { SearchTarget } from '../search-targets.ts';

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'inherit', borderRadius: '3px', paddingBlock: '1px' },
});

function Marks({ runs }: { runs: readonly HighlightRun[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- segments have no other identity
  return runs.map(({ text, isHit }, index) => (isHit ? <Mark key={index}>{text}</Mark> : text));
}

const targetIcons: Readonly<Record<SearchTarget['kind'], LucideIcon>> = {
  project: Folder,
  element: UserRound,
  scene: FileText,
  note: StickyNote,
  story: BookOpen,
};
const passageIcons: Readonly<Record<Passage['kind'], LucideIcon>> = {
  text: PenLine,
  scene: FileText,
  note: StickyNote,
  element: UserRound,
  story: BookOpen,
  answer: Mic,
};
const actionIcons: Readonly<Record<SearchAction['icon'], LucideIcon>> = {
  new: Plus,
  talk: Mic,
  theme: SunMoon,
  keys: Keyboard,
};

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '48px', md: '44px' },
    marginInline: { md: '2' },
    paddingBlock: '1.5',
    paddingInline: '4',
    borderRadius: { md: 'control' },
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.subtle' },
    '&[data-type=passage]': { alignItems: 'flex-start' },
    '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
  },
});

const Lead = chakra('span', { base: { display: 'grid', placeItems: 'center', color: 'fg.muted' } });
const End = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' } });
const Line = chakra('span', { base: { display: 'block', textStyle: 'body', fontWeight: '500', truncate: true } });
const Detail = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', marginInlineStart: '2' } });

const PassageText = chakra('span', {
  base: { fontFamily: 'serif', fontSize: '1rem', lineHeight: '1.5', lineClamp: { base: '2', md: '1' } },
});

function TargetIcon({ target: { image, kind, title } }: { target: SearchTarget }) {
  const src = mediaAddress(image);
  if (src === null) return <Icon of={targetIcons[kind]} size={18} />;
  return (
    <chakra.span width="24px">
      <ImageWithFallback src={src} title={title} radius="chip" eager />
    </chakra.span>
  );
}

type Parts = { lead: ReactNode; body: ReactNode; end?: ReactNode };

function getParts(row: SearchRow): Parts {
  switch (row.type) {
    case 'target':
      return {
        lead: <TargetIcon target={row.target} />,
        body: (
          <Line>
            <Marks runs={row.title} />
            <Detail>
              <Marks runs={row.detail} />
            </Detail>
          </Line>
        ),
        end: timeAgo(row.target.at, Date.now()),
      };
    case 'passage':
      return {
        lead: <Icon of={passageIcons[row.passage.kind]} size={18} />,
        body: (
          <>
            <chakra.span display="block" textStyle="small" fontWeight="500" color="fg.muted" truncate>
              {row.passage.where}
            </chakra.span>
            <PassageText>
              <Marks runs={row.snippet} />
            </PassageText>
          </>
        ),
      };
    case 'action':
      return { lead: <Icon of={actionIcons[row.action.icon]} size={18} />, body: <Line>{row.action.label}</Line> };
    case 'more':
      return {
        lead: <Icon of={Ellipsis} size={18} />,
        body: <Line color="accent.fg">{row.isAll ? `Show all ${row.count}` : `Show first ${row.count} only`}</Line>,
      };
  }
}

function scrollIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

type Props = { id: string; row: SearchRow; isCurrent: boolean; onPoint: () => void; onChoose: () => void };

/** A palette row. The focus stays in the field: `aria-activedescendant` marks the current row. */
export function ResultRow({ id, row, isCurrent, onPoint, onChoose }: Props) {
  const { lead, body, end } = getParts(row);
  return (
    <Row
      ref={isCurrent ? scrollIntoView : null}
      id={id}
      role="option"
      aria-selected={isCurrent}
      data-type={row.type}
      onMouseMove={() => !isCurrent && onPoint()}
      onClick={onChoose}
    >
      <Lead>{lead}</Lead>
      <span>{body}</span>
      {isCurrent && row.type !== 'passage' ? (
        <chakra.span hideBelow="md" aria-hidden="true">
          <Kbd>↵</Kbd>
        </chakra.span>
      ) : (
        <End>{end}</End>
      )}
    </Row>
  );
}
