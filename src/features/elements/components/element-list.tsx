import { chakra } from '@chakra-ui/react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { pageLoader } from '#src/platform/next-page.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useOnApproach } from '#src/ui/use-on-approach.ts';
import type { ElementCard as Card } from '../element-model.ts';
import type { ElementList as List } from '../queries.ts';
import { ElementBoardSkeleton } from './board-skeleton.tsx';
import { ElementBoard, ElementCard } from './element-card.tsx';

type Result = UseInfiniteQueryResult<List>;

type Props = {
  label: string;
  result: Result;
  empty: ReactNode;
  getLine?: (element: Card) => string | null;
  onDevelop: (element: Card) => void;
};

const inView = 6;

function Problem({ error, retrying, onRetry }: { error: ApiError | null; retrying: boolean; onRetry: () => void }) {
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

function More({ result }: { result: Result }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching } = result;
  const more = pageLoader(result);
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  const near = useOnApproach<HTMLDivElement>(canLoad, more);
  if (isFetchNextPageError) return <Problem error={result.error} retrying={isFetchingNextPage} onRetry={more} />;
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
export function ElementList({ label, result, empty, getLine, onDevelop }: Props) {
  const { data, isPending, isFetching, isFetchingNextPage, isPlaceholderData, refetch } = result;
  if (data === undefined && !isPending)
    return <Problem error={result.error} retrying={isFetching} onRetry={() => void refetch()} />;
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
              eager={at < inView}
              onDevelop={onDevelop}
              {...(getLine && { line: getLine(card) })}
            />
          ))}
          {(isPending || isFetchingNextPage) && <ElementBoardSkeleton />}
        </ElementBoard>
      )}
      <More result={result} />
    </>
  );
}

function formatCount(list: List | undefined): string {
  if (list === undefined) return '';
  const { cards, total } = list;
  return total > cards.length ? `Showing ${cards.length} of ${total}` : `Showing ${cards.length}`;
}
