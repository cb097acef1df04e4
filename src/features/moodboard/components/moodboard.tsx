import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { DropFrame } from './drop-frame.tsx';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import { usePageFiles } from '#src/ui/media/use-page-files.ts';
import { moodboardTexts } from '../texts.ts';
import { getUploadQueue, useMoodboard } from '../queries.ts';
import { Board } from './board.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

const EmptyFrames = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    marginBottom: '8',
  },
});

const Dashed = chakra('div', {
  base: {
    width: '254px',
    minWidth: '0',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.default',
    borderRadius: 'control',
  },
});

function BoardEmpty({ children }: { children: ReactNode }) {
  return (
    <chakra.div paddingTop="6" paddingBottom="16" textAlign="center">
      <EmptyFrames aria-hidden="true">
        {[190, 339, 254].map((height) => (
          <Dashed key={height} aspectRatio={254 / height} />
        ))}
      </EmptyFrames>
      <chakra.p textStyle="empty" marginBottom="6">
        Collect images that feel like the story.
      </chakra.p>
      {children}
    </chakra.div>
  );
}

const SkeletonTiles = chakra('div', {
  base: { columns: { base: '2', md: '4 240px' }, columnGap: { base: '3', md: '4' }, paddingTop: '6' },
});

function BoardSkeleton() {
  return (
    <SkeletonTiles aria-busy="true">
      {[4 / 3, 3 / 4, 4 / 5, 1, 3 / 4, 16 / 10, 4 / 3, 4 / 5].map((ratio, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <chakra.div key={index} breakInside="avoid" paddingBottom="4">
          <SkeletonBlock aspectRatio={ratio} />
          <SkeletonBar width="60%" marginTop="3" />
        </chakra.div>
      ))}
    </SkeletonTiles>
  );
}

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
  // The window's scrolling.
  useEffect(() => {
    if (count > before.current) {
      part.current?.querySelector('[role=list] > li:last-child')?.scrollIntoView({ block: 'nearest' });
    }
    before.current = count;
  }, [count]);
  return part;
}

export function Moodboard({ slug }: { slug: string }) {
  const read = useMoodboard(slug);
  const { isPending, error, failure } = useRetry(read);
  const { data: images } = read;
  const queue = getUploadQueue(slug);
  const uploads = useValue(queue.uploads$);
  const isOver = usePageFiles(queue.add);
  const part = useNewTileInView(uploads.length);
  const addButton = <ImageButton label="Add image" icon={ImagePlus} multiple onPick={queue.add} />;

  if (isPending)
    return (
      <>
        <BoardSkeleton />
        <SlowNotice />
      </>
    );
  if (images === undefined) {
    const errorText = describeError(error, 'general');
    return (
      <ErrorState
        message={moodboardTexts.failed}
        {...(errorText?.detail && { detail: errorText.detail })}
        {...failure}
      />
    );
  }
  return (
    <div ref={part}>
      {images.length + uploads.length === 0 ? (
        <BoardEmpty>{addButton}</BoardEmpty>
      ) : (
        <>
          <Row>
            <p>
              {formatImageCount(images.length)}
              <chakra.span hideBelow="md" marginInlineStart="3" color="fg.subtle">
                Drop or paste images anywhere on this page
              </chakra.span>
            </p>
            {addButton}
          </Row>
          <Board slug={slug} images={images} uploads={uploads} />
        </>
      )}
      {isOver && <DropFrame>Drop to add</DropFrame>}
    </div>
  );
}
