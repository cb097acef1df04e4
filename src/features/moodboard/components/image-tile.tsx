import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableHandle } from '#src/ui/sortable/sortable-handle.tsx';
import { SortableItem } from '#src/ui/sortable/sortable-item.tsx';
import { useInViewport } from '#src/ui/use-in-viewport.ts';
import { removeImageFromBoard } from '../board-actions.ts';
import { getImageName, type BoardImage } from '../moodboard-model.ts';
import { imageMenu } from '../image-menu.ts';
import { openImage } from './image-dialog.tsx';

type VisibleImageProps = { image: BoardImage; name: string; onOpen?: () => void };

function VisibleImage({ image, name, onOpen }: VisibleImageProps) {
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
          loading="lazy"
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

export function ImageDragPreview({ image, name }: Omit<VisibleImageProps, 'onOpen'>) {
  return (
    <chakra.div bg="bg.surface" borderRadius="control" overflow="hidden">
      <VisibleImage image={image} name={name} />
    </chakra.div>
  );
}

type Props = { slug: string; image: BoardImage; index: number; count: number };

function Tools({ slug, image, index, count }: Props) {
  const name = getImageName(image, index);
  return (
    <div className="picture-tools">
      <div className="picture-grip">
        <SortableHandle id={String(image.id)} name={name} />
      </div>
      <IconButton label="Remove image" icon={Trash2} onClick={() => void removeImageFromBoard(slug, image.id)} />
      <Menu label={`More actions for ${name}`} items={imageMenu(slug, image, index, count)} />
    </div>
  );
}

/** Renders the actions only near the viewport, before a screen reader or Tab reaches them. */
export const ImageTile = memo(function Tile(props: Props) {
  const { slug, image, index } = props;
  const tools = useRef<HTMLDivElement>(null);
  const isNear = useInViewport(tools);
  return (
    <SortableItem id={String(image.id)}>
      <VisibleImage image={image} name={getImageName(image, index)} onOpen={() => openImage(slug, image.id)} />
      {image.caption && <p className="picture-caption">{image.caption}</p>}
      <div ref={tools}>{isNear && <Tools {...props} />}</div>
    </SortableItem>
  );
});
