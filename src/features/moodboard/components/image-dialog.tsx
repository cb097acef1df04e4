import { chakra } from '@chakra-ui/react';
import { Trash } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { ImageStage } from './image-stage.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { useBoardActions } from '../board-actions.ts';
import { editImageText, imageMenu } from '../image-menu.tsx';
import { getImageName, type BoardImage } from '../moodboard-model.ts';
import { useMoodboard } from '../queries.ts';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
});

function Texts({ slug, image }: { slug: string; image: BoardImage }) {
  return (
    <Foot>
      {image.caption && <p>{image.caption}</p>}
      <chakra.p textStyle="small" color="fg.muted" lineClamp="3">
        {image.alt === null ? 'No alt text yet' : `Alt text: ${image.alt}`}
      </chakra.p>
      <Button variant="link" onClick={() => editImageText(slug, image, 'alt')}>
        Edit alt text
      </Button>
    </Foot>
  );
}

/** Returns the current image. After its removal, the next one follows. */
function useVisibleImage(slug: string, first: number) {
  const [id, setId] = useState(first);
  const [lastIndex, setLastIndex] = useState(0);
  const images = useMoodboard(slug).data ?? [];
  const matchIndex = images.findIndex((item) => item.id === id);
  const index = matchIndex === -1 ? Math.min(lastIndex, images.length - 1) : matchIndex;
  const image = images[index];
  if (matchIndex !== -1 && matchIndex !== lastIndex) setLastIndex(matchIndex);
  if (matchIndex === -1 && image !== undefined) setId(image.id);
  return { image, index, count: images.length, show: (at: number) => setId(images[at]?.id ?? id) };
}

function ImageDialog({ slug, first }: { slug: string; first: number }) {
  const { close } = useDialog();
  const { image, index, count, show } = useVisibleImage(slug, first);
  const actions = useBoardActions(slug);
  const isRemoved = image === undefined;
  // Dialogs are outside React. Another device can remove the last image too.
  useEffect(() => {
    if (isRemoved) close();
  }, [isRemoved, close]);
  if (image === undefined) return null;
  return (
    <ImageStage
      image={{ src: mediaAddress(image.url), name: getImageName(image, index), size: image.size }}
      position={{ index, count }}
      onStep={(by) => show(index + by)}
      actions={
        <>
          <IconButton label="Remove image" icon={Trash} onClick={() => actions.remove(image.id)} />
          <Menu label="More actions for this image" items={imageMenu({ slug, image, index, count }, actions)} />
        </>
      }
    >
      <Texts slug={slug} image={image} />
    </ImageStage>
  );
}

/** Opens an image in the image modal. */
export function openImage(slug: string, id: number): void {
  openDialog(<ImageDialog slug={slug} first={id} />, { size: 'stage' });
}
