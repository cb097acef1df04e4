import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableHandle } from '#src/ui/sortable/sortable-handle.tsx';
import { takeOff } from '../board-actions.ts';
import { pictureName, type BoardPicture } from '../moodboard-view.ts';
import { pictureMenu } from '../picture-menu.ts';
import { openPicture } from './picture-dialog.tsx';

const Frame = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'small',
    cursor: 'zoom-in',
    // The place is kept by its ratio, so that nothing moves and what is out of view costs nothing.
    contentVisibility: 'auto',
  },
});

const Image = chakra('img', {
  base: { width: 'full', height: 'full', objectFit: 'cover', userSelect: 'none', gridArea: '1 / 1' },
});

/** Where a pointer hovers, or the keyboard is; on touch the same stands in the image modal. */
const Tools = chakra('div', {
  base: {
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
    '@media (hover: hover)': { '[data-sortable-item]:hover &': { opacity: '1' } },
    '& > span > button': { bg: 'bg.surface', color: 'fg.default', _hover: { bg: 'bg.subtle' } },
  },
});

const Grip = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: 'control',
    borderRadius: 'control',
    bg: 'bg.surface',
    '& > button': { color: 'fg.default' },
  },
});

type ShownProps = { picture: BoardPicture; name: string; onOpen?: () => void };

/** The picture at its natural ratio: the server's, else the one it turns out to have. */
function Shown({ picture, name, onOpen }: ShownProps) {
  const [ratio, setRatio] = useState(picture.size ? picture.size.width / picture.size.height : null);
  const [isBroken, setIsBroken] = useState(false);
  const src = mediaAddress(picture.thumbnail ?? picture.url);
  const isShown = src !== null && !isBroken;
  return (
    <Frame
      type="button"
      style={{ aspectRatio: ratio ?? 4 / 3 }}
      {...(onOpen ? { onClick: onOpen, 'aria-haspopup': 'dialog' } : { tabIndex: -1 })}
    >
      {isShown ? (
        <Image
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
        <chakra.span padding="4">{name}</chakra.span>
      )}
    </Frame>
  );
}

const Caption = chakra('p', {
  base: { paddingTop: '2', paddingInline: '0.5', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** The copy that hangs at the pointer while a picture is moved. */
export function PictureCopy({ picture, name }: Omit<ShownProps, 'onOpen'>) {
  return (
    <chakra.div bg="bg.surface" borderRadius="control" overflow="hidden">
      <Shown picture={picture} name={name} />
    </chakra.div>
  );
}

type Props = { slug: string; picture: BoardPicture; index: number; count: number };

/** One picture on the board, its caption below, and what can be done with it. */
export const PictureTile = memo(function PictureTile({ slug, picture, index, count }: Props) {
  const name = pictureName(picture, index);
  return (
    <>
      <Shown picture={picture} name={name} onOpen={() => openPicture(slug, picture.id)} />
      {picture.caption && <Caption>{picture.caption}</Caption>}
      <Tools>
        <Grip>
          <SortableHandle id={String(picture.id)} name={name} />
        </Grip>
        <IconButton label="Remove image" icon={Trash2} onClick={() => void takeOff(slug, picture.id)} />
        <Menu label={`More about ${name}`} items={pictureMenu(slug, picture, index, count)} />
      </Tools>
    </>
  );
});
