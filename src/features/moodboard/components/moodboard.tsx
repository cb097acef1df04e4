import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { DropFrame } from '#src/ui/media/drop-frame.tsx';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import { usePageFiles } from '#src/ui/media/use-page-files.ts';
import { useStore } from '#src/ui/store.ts';
import { moodboardStrings } from '../moodboard-strings.ts';
import { useMoodboard } from '../queries.ts';
import { getUploadQueue } from '../uploads.ts';
import { Board } from './board.tsx';
import { BoardEmpty, BoardSkeleton } from './board-empty.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: { base: '4', md: '6' },
    textStyle: 'small',
    color: 'fg.muted',
  },
});

function formatImageCount(count: number): string {
  return `${count} ${count === 1 ? 'image' : 'images'}`;
}

function useNewTileInView(count: number) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) {
      part.current?.querySelector('[role=list] > li:last-child')?.scrollIntoView({ block: 'nearest' });
    }
    before.current = count;
  }, [count]);
  return part;
}

export function Moodboard({ slug }: { slug: string }) {
  const { data: pictures, error, isPending, isFetching, refetch } = useMoodboard(slug);
  const queue = getUploadQueue(slug);
  const uploads = useStore(queue.store);
  const isOver = usePageFiles(queue.add);
  const part = useNewTileInView(uploads.length);
  const addButton = <ImageButton label="Add image" icon={ImagePlus} multiple onPick={queue.add} />;

  if (isPending) return <BoardSkeleton />;
  if (pictures === undefined) {
    const errorText = describeError(error, 'general');
    return (
      <ErrorState
        message={moodboardStrings.failed}
        {...(errorText?.detail && { detail: errorText.detail })}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div ref={part}>
      {pictures.length + uploads.length === 0 ? (
        <BoardEmpty>{addButton}</BoardEmpty>
      ) : (
        <>
          <Row>
            <p>
              {formatImageCount(pictures.length)}
              <chakra.span hideBelow="md" marginInlineStart="3" color="fg.subtle">
                Drop or paste images anywhere on this page
              </chakra.span>
            </p>
            {addButton}
          </Row>
          <Board slug={slug} images={pictures} uploads={uploads} />
        </>
      )}
      {isOver && <DropFrame>Drop to add</DropFrame>}
    </div>
  );
}
