import { chakra } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { pageLoader } from '#src/ui/query-list.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Portrait } from './portrait.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useOnApproach } from '#src/ui/viewport.ts';
import type { ElementCard as Card } from '../element-model.ts';
import type { ElementList as List } from '../queries.ts';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

const CardBox = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2.5',
    // Skips rendering out of view but keeps the space. The margin still draws what overlaps the edge.
    contentVisibility: 'auto',
    overflowClipMargin: '12px',
    containIntrinsicSize: 'auto 180px auto 290px',
    contain: 'layout style',
    '&:has(a:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.fg',
      outlineOffset: '4px',
      borderRadius: 'control',
    },
    '&:hover [data-portrait]::after': { boxShadow: 'inset 0 0 0 2px {colors.border.control}' },
    '&:hover a': { color: 'accent.fg' },
  },
});

const CardLink = chakra(Link, {
  base: {
    textStyle: 'h3',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    transition: 'color var(--chakra-durations-hover)',
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

/** As high as the name's line: the hit area extends beyond it. */
const DevelopButton = chakra('div', { base: { position: 'relative', zIndex: 'raised', margin: '-11px -8px' } });

type Props = {
  element: Card;
  line?: string | null;
  eager?: boolean;
  onDevelop: (element: Card) => void;
};

function ElementCard({ element, line = element.line, eager = false, onDevelop }: Props) {
  const { name, project, kind, slug } = element;
  return (
    <CardBox>
      <Portrait name={name} src={mediaAddress(element.image)} eager={eager} />
      <chakra.div minWidth="0">
        <chakra.div display="flex" alignItems="flex-start" gap="1">
          <chakra.h2 flex="1" minWidth="0" title={name}>
            <CardLink to={projectPath(project, kind, slug)}>{name}</CardLink>
          </chakra.h2>
          <DevelopButton>
            <IconButton label={`Develop ${name}`} icon={Mic} color="accent.fg" onClick={() => onDevelop(element)} />
          </DevelopButton>
        </chakra.div>
        {line !== null && (
          <chakra.p textStyle="small" color="fg.muted" title={line} truncate>
            {line}
          </chakra.p>
        )}
      </chakra.div>
    </CardBox>
  );
}

function ElementBoard({ label, busy, children }: { label: string; busy: boolean; children: ReactNode }) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={busy}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(min(144px, 40%), 1fr))',
        md: 'repeat(auto-fill, minmax(144px, 1fr))',
      }}
      columnGap={{ base: '4', md: '6' }}
      rowGap={{ base: '6', md: '8' }}
    >
      {children}
    </chakra.ul>
  );
}

function ElementBoardSkeleton() {
  return [72, 60, 80, 66, 76, 58].map((width) => (
    <chakra.li key={width} aria-hidden="true">
      <SkeletonBlock aspectRatio="3 / 4" borderRadius="card" />
      <SkeletonBar marginTop="4" height="14px" width={`${width}%`} />
      <SkeletonBar marginTop="2" width={`${width + 12}%`} />
    </chakra.li>
  ));
}

type NoElementsProps = {
  kind: string;
  pluralName: string;
  search: string;
  hint?: string;
  children?: ReactNode;
};

export function NoElements({ kind, pluralName, search, hint, children }: NoElementsProps) {
  if (search !== '') return <EmptyState title="No matches" hint="Try fewer words." />;
  const isPeople = kind === 'characters';
  return (
    <EmptyState
      title={isPeople ? 'Nobody here yet.' : `No ${pluralName.toLowerCase()} yet.`}
      hint={hint ?? (isPeople ? 'Add someone, or describe them aloud.' : 'Add one, or describe it aloud.')}
    >
      {children}
    </EmptyState>
  );
}

type ListResult = UseInfiniteQueryResult<List>;

type ElementListProps = {
  label: string;
  result: ListResult;
  empty: ReactNode;
  getLine?: (element: Card) => string | null;
  onDevelop: (element: Card) => void;
};

const eagerCards = 6;

function ListError({
  error,
  retrying = false,
  onRetry,
}: {
  error: ApiError | null;
  retrying?: boolean;
  onRetry: () => void;
}) {
  const errorText = error && describeError(error, 'elements');
  if (!errorText) return null;
  return (
    <ErrorState
      message={errorText.text}
      {...(errorText.detail !== null && { detail: errorText.detail })}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

function LoadMore({ result }: { result: ListResult }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching } = result;
  const more = pageLoader(result);
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  const near = useOnApproach<HTMLDivElement>(canLoad, more);
  if (isFetchNextPageError) return <ListError error={result.error} retrying={isFetchingNextPage} onRetry={more} />;
  if (!hasNextPage) return null;
  return (
    <chakra.div ref={near} display="flex" justifyContent="center" paddingTop="8">
      <Button loading={isFetchingNextPage} onClick={more}>
        Load more
      </Button>
    </chakra.div>
  );
}

/** Element cards in pages. Loaded cards stay visible when a refetch fails. */
export function ElementList({ label, result, empty, getLine, onDevelop }: ElementListProps) {
  const { data, isFetchingNextPage, isPlaceholderData } = result;
  const { isPending, error, failure } = useRetry(result);
  if (data === undefined && !isPending) return <ListError error={error} {...failure} />;
  const cards = data?.cards ?? [];
  const isEmpty = data !== undefined && cards.length === 0 && !result.hasNextPage;
  return (
    <>
      <VisuallyHidden role="status">{isPending || isPlaceholderData ? '' : formatCount(data)}</VisuallyHidden>
      {isEmpty ? (
        empty
      ) : (
        <ElementBoard label={label} busy={isPending || isPlaceholderData}>
          {cards.map((card, at) => (
            <ElementCard
              key={card.id}
              element={card}
              eager={at < eagerCards}
              onDevelop={onDevelop}
              {...(getLine && { line: getLine(card) })}
            />
          ))}
          {(isPending || isFetchingNextPage) && <ElementBoardSkeleton />}
        </ElementBoard>
      )}
      {isPending && <SlowNotice />}
      <LoadMore result={result} />
    </>
  );
}

function formatCount(list: List | undefined): string {
  if (list === undefined) return '';
  const { cards, total } = list;
  return total > cards.length ? `Showing ${cards.length} of ${total}` : `Showing ${cards.length}`;
}
