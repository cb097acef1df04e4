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

const ImageGrid = chakra('div', { base: imageStyles });

type Props = { slug: string; images: readonly BoardImage[]; uploads: readonly Upload[] };

function Tiles({ slug, images, uploads }: Props) {
  const list = useMasonry<HTMLOListElement>();
  useFocusNext(list, images);
  const queue = getUploadQueue(slug);
  return (
    <SortableList ref={list} list={listId} role="list" aria-label="Moodboard">
      {images.map((image, index) => (
        <ImageTile key={image.id} slug={slug} image={image} index={index} count={images.length} />
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

export function Board({ slug, images: pictures, uploads }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const at = (id: string) => pictures.findIndex((image) => String(image.id) === id);
  const getItemName = (id: string) => {
    const image = pictures[at(id)];
    return image ? getImageName(image, at(id)) : '';
  };
  const renderCopy = (id: string) => {
    const image = pictures[at(id)];
    return image ? <ImageDragPreview image={image} name={getItemName(id)} /> : null;
  };
  return (
    <ImageGrid ref={board}>
      <SortableBoard
        lists={[{ id: listId, name: '', items: pictures.map(({ id }) => String(id)) }]}
        getItemName={getItemName}
        onMove={(id, { index }) => void moveImage(slug, Number(id), index)}
        columns={() => columnsIn(board.current)}
        overlay={renderCopy}
      >
        <Tiles slug={slug} images={pictures} uploads={uploads} />
        <SortableHint />
      </SortableBoard>
    </ImageGrid>
  );
}
