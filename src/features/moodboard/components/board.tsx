import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useMasonry } from '#src/ui/layout/use-masonry.ts';
import type { Upload } from '#src/ui/media/upload-queue.ts';
import { UploadTile } from '#src/ui/media/upload-tile.tsx';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { SortableList } from '#src/ui/sortable/sortable-list.tsx';
import { SortableHint } from '#src/ui/sortable/sortable-hint.tsx';
import { moveImage } from '../board-actions.ts';
import { useFocusNext } from '../board-focus.ts';
import { getImageName, type BoardImage } from '../moodboard-model.ts';
import { imageStyles } from '../image-styles.ts';
import { getUploadQueue } from '../uploads.ts';
import { ImageDragPreview, ImageTile } from './image-tile.tsx';

const listId = 'moodboard';

const Pictures = chakra('div', { base: imageStyles });

type Props = { slug: string; pictures: readonly BoardImage[]; uploads: readonly Upload[] };

function Tiles({ slug, pictures, uploads }: Props) {
  const list = useMasonry<HTMLOListElement>();
  useFocusNext(list, pictures);
  const queue = getUploadQueue(slug);
  return (
    <SortableList ref={list} list={listId} role="list" aria-label="Moodboard">
      {pictures.map((picture, index) => (
        <ImageTile key={picture.id} slug={slug} picture={picture} index={index} count={pictures.length} />
      ))}
      {uploads.map((upload) => (
        <li key={`upload-${upload.id}`}>
          <UploadTile upload={upload} onRetry={() => queue.retry(upload.id)} onRemove={() => queue.remove(upload.id)} />
        </li>
      ))}
    </SortableList>
  );
}

function columnsIn(board: HTMLElement | null): number {
  const items = board?.querySelectorAll<HTMLElement>('[data-sortable-item]') ?? [];
  return Math.max(1, new Set([...items].map(({ style }) => style.left)).size);
}

export function Board({ slug, pictures, uploads }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const at = (id: string) => pictures.findIndex((picture) => String(picture.id) === id);
  const nameOf = (id: string) => {
    const picture = pictures[at(id)];
    return picture ? getImageName(picture, at(id)) : '';
  };
  const copyOf = (id: string) => {
    const picture = pictures[at(id)];
    return picture ? <ImageDragPreview picture={picture} name={nameOf(id)} /> : null;
  };
  return (
    <Pictures ref={board}>
      <SortableBoard
        lists={[{ id: listId, name: '', items: pictures.map(({ id }) => String(id)) }]}
        nameOf={nameOf}
        onMove={(id, { index }) => void moveImage(slug, Number(id), index)}
        columns={() => columnsIn(board.current)}
        overlay={copyOf}
      >
        <Tiles slug={slug} pictures={pictures} uploads={uploads} />
        <SortableHint />
      </SortableBoard>
    </Pictures>
  );
}
