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

type ShownProps = { picture: BoardImage; name: string; onOpen?: () => void };

function Shown({ picture, name, onOpen }: ShownProps) {
  const [ratio, setRatio] = useState(picture.size ? picture.size.width / picture.size.height : null);
  const [isBroken, setIsBroken] = useState(false);
  const src = mediaAddress(picture.thumbnail ?? picture.url);
  const isShown = src !== null && !isBroken;
  return (
    <button
      type="button"
      className="picture"
      style={{ aspectRatio: ratio ?? 4 / 3 }}
      {...(onOpen ? { onClick: onOpen, 'aria-haspopup': 'dialog' } : { tabIndex: -1 })}
    >
      {isShown ? (
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

export function ImageDragPreview({ picture, name }: Omit<ShownProps, 'onOpen'>) {
  return (
    <chakra.div bg="bg.surface" borderRadius="control" overflow="hidden">
      <Shown picture={picture} name={name} />
    </chakra.div>
  );
}

type Props = { slug: string; picture: BoardImage; index: number; count: number };

function Tools({ slug, picture, index, count }: Props) {
  const name = getImageName(picture, index);
  return (
    <div className="picture-tools">
      <div className="picture-grip">
        <SortableHandle id={String(picture.id)} name={name} />
      </div>
      <IconButton label="Remove image" icon={Trash2} onClick={() => void removeImageFromBoard(slug, picture.id)} />
      <Menu label={`More actions for ${name}`} items={imageMenu(slug, picture, index, count)} />
    </div>
  );
}

/** Renders the actions only near the viewport, before a screen reader or Tab reaches them. */
export const ImageTile = memo(function PictureTile(props: Props) {
  const { slug, picture, index } = props;
  const tools = useRef<HTMLDivElement>(null);
  const isNear = useInViewport(tools);
  return (
    <SortableItem id={String(picture.id)}>
      <Shown picture={picture} name={getImageName(picture, index)} onOpen={() => openImage(slug, picture.id)} />
      {picture.caption && <p className="picture-caption">{picture.caption}</p>}
      <div ref={tools}>{isNear && <Tools {...props} />}</div>
    </SortableItem>
  );
});
