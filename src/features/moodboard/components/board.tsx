import { chakra } from '@chakra-ui/react';
import { Trash } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useMasonry } from '../use-masonry.ts';
import type { Upload } from '../upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableBoard } from '#src/ui/sortable/sortable-board.tsx';
import { SortableHint } from '#src/ui/sortable/sortable-hint.tsx';
import { SortableHandle, SortableItem, SortableList } from '#src/ui/sortable/sortable-list.tsx';
import { useInViewport } from '#src/ui/viewport.ts';
import { useBoardActions, useFocusNext } from '../board-actions.ts';
import { imageMenu } from '../image-menu.tsx';
import { type BoardImage, getImageName } from '../moodboard-model.ts';
import { getUploadQueue } from '../queries.ts';
import { openImage } from './image-dialog.tsx';

/** About as many as the first view shows. */
const eagerImages = 6;

type VisibleImageProps = { image: BoardImage; name: string; eager?: boolean; onOpen?: () => void };

function VisibleImage({ image, name, eager = false, onOpen }: VisibleImageProps) {
  const [ratio, setRatio] = useState(image.size ? image.size.width / image.size.height : null);
  const [isBroken, setIsBroken] = useState(false);
  const src = mediaAddress(image.thumbnail ?? image.url);
  const isVisible = src !== null && !isBroken;
  return (
    <button
      type="button"
      className="picture"
      style={{ aspectRatio: ratio ?? 4 / 3 }}
      {...(onOpen ? { onClick: onOpen, 'aria-haspopup': 'dialog' } : { tabIndex: -1 })}
    >
      {isVisible ? (
        <img
          src={src}
          alt={name}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setIsBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (ratio === null && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
          }}
        />
      ) : (
        <span>{name}</span>
      )}
    </button>
  );
}

function ImageDragPreview({ image, name }: Pick<VisibleImageProps, 'image' | 'name'>) {
  return (
    <chakra.div bg="bg.surface" borderRadius="control" overflow="hidden">
      <VisibleImage image={image} name={name} />
    </chakra.div>
  );
}

type Props = { slug: string; image: BoardImage; index: number; count: number };

function Tools(props: Props) {
  const { slug, image, index } = props;
  const actions = useBoardActions(slug);
  const name = getImageName(image, index);
  return (
    <div className="picture-tools">
      <div className="picture-grip">
        <SortableHandle name={name} />
      </div>
      <IconButton label="Remove image" icon={Trash} onClick={() => actions.remove(image.id)} />
      <Menu label={`More actions for ${name}`} items={imageMenu(props, actions)} />
    </div>
  );
}

/** Renders the actions only near the viewport, before a screen reader or Tab reaches them. */
const ImageTile = memo(function Tile(props: Props) {
  const { slug, image, index } = props;
  const [tools, isNear] = useInViewport();
  return (
    <SortableItem id={String(image.id)}>
      <VisibleImage
        image={image}
        name={getImageName(image, index)}
        eager={index < eagerImages}
        onOpen={() => openImage(slug, image.id)}
      />
      {image.caption && <p className="picture-caption">{image.caption}</p>}
      <div ref={tools}>{isNear && <Tools {...props} />}</div>
    </SortableItem>
  );
});

/** Styled once on the board, because it may have hundreds of images. */
const imageStyles = {
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'small',
    cursor: 'zoom-in',
  },
  '& .picture img': { width: 'full', height: 'full', objectFit: 'cover', userSelect: 'none', gridArea: '1 / 1' },
  '& .picture span': { padding: '4' },
  '& .picture-caption': {
    paddingTop: '2',
    paddingInline: '0.5',
    textStyle: 'small',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  // On touch screens the image modal has these tools.
  '& .picture-tools': {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    display: 'flex',
    gap: '1',
    opacity: '0',
    transition: 'opacity var(--chakra-durations-hover)',
    '@media (hover: none)': { pointerEvents: 'none' },
    '&:has(:focus-visible), &:has([aria-expanded=true]), &:has([aria-pressed=true])': {
      opacity: '1',
      pointerEvents: 'auto',
    },
    '& > span > button': { bg: 'bg.surface', color: 'fg.default', _hover: { bg: 'bg.subtle' } },
  },
  '@media (hover: hover)': { '& [data-sortable-item]:hover .picture-tools': { opacity: '1' } },
  '& .picture-grip': {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    bg: 'bg.surface',
    '& > button': { color: 'fg.default' },
  },
} as const;

const listId = 'moodboard';

const ImageGrid = chakra('div', { base: imageStyles });

type BoardProps = { slug: string; images: readonly BoardImage[]; uploads: readonly Upload[] };

function Tiles({ slug, images, items, uploads }: BoardProps & { items: readonly string[] }) {
  const list = useRef<HTMLElement>(null);
  const masonry = useMasonry(list);
  useFocusNext(list, images);
  const queue = getUploadQueue(slug);
  return (
    <SortableList ref={masonry} list={listId} items={items} role="list" aria-label="Moodboard">
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

export function Board({ slug, images, uploads }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { move } = useBoardActions(slug);
  const items = images.map(({ id }) => String(id));
  const at = (id: string) => images.findIndex((image) => String(image.id) === id);
  const getItemName = (id: string) => {
    const image = images[at(id)];
    return image ? getImageName(image, at(id)) : '';
  };
  const renderCopy = (id: string) => {
    const image = images[at(id)];
    return image ? <ImageDragPreview image={image} name={getItemName(id)} /> : null;
  };
  return (
    <ImageGrid ref={board}>
      <SortableBoard
        lists={[{ id: listId, name: '', items }]}
        getItemName={getItemName}
        onMove={(id, { index }) => move(Number(id), index)}
        columns={() => columnsIn(board.current)}
        overlay={renderCopy}
      >
        <Tiles slug={slug} images={images} items={items} uploads={uploads} />
        <SortableHint />
      </SortableBoard>
    </ImageGrid>
  );
}
