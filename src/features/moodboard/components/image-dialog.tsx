import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { ImageStage } from '#src/ui/media/image-stage.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/layer-context.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { removeImageFromBoard } from '../board-actions.ts';
import { editImageText } from '../edit-text.tsx';
import { getImageName, type BoardImage } from '../moodboard-model.ts';
import { imageMenu } from '../image-menu.ts';
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

function Texts({ slug, picture }: { slug: string; picture: BoardImage }) {
  return (
    <Foot>
      {picture.caption && <p>{picture.caption}</p>}
      <chakra.p textStyle="small" color="fg.muted" lineClamp="3">
        {picture.alt === null ? 'No alt text yet' : `Alt text: ${picture.alt}`}
      </chakra.p>
      <Button variant="link" onClick={() => editImageText(slug, picture, 'alt')}>
        Edit alt text
      </Button>
    </Foot>
  );
}

/** Returns the current image. After its removal, the next one follows. */
function useShown(slug: string, first: number) {
  const [id, setId] = useState(first);
  const [lastIndex, setLastIndex] = useState(0);
  const pictures = useMoodboard(slug).data ?? [];
  const found = pictures.findIndex((picture) => picture.id === id);
  const index = found === -1 ? Math.min(lastIndex, pictures.length - 1) : found;
  const picture = pictures[index];
  if (found !== -1 && found !== lastIndex) setLastIndex(found);
  if (found === -1 && picture !== undefined) setId(picture.id);
  return { picture, index, count: pictures.length, show: (at: number) => setId(pictures[at]?.id ?? id) };
}

function PictureDialog({ slug, first }: { slug: string; first: number }) {
  const { close } = useDialog();
  const { picture, index, count, show } = useShown(slug, first);
  const isGone = picture === undefined;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  if (picture === undefined) return null;
  return (
    <ImageStage
      picture={{ src: mediaAddress(picture.url), name: getImageName(picture, index), size: picture.size }}
      place={{ index, count }}
      onStep={(by) => show(index + by)}
      actions={
        <>
          <IconButton label="Remove image" icon={Trash2} onClick={() => void removeImageFromBoard(slug, picture.id)} />
          <Menu label="More actions for this image" items={imageMenu(slug, picture, index, count)} />
        </>
      }
    >
      <Texts slug={slug} picture={picture} />
    </ImageStage>
  );
}

/** Opens an image in the image modal (section 2). */
export function openImage(slug: string, id: number): void {
  openDialog(<PictureDialog slug={slug} first={id} />, { size: 'stage' });
}
