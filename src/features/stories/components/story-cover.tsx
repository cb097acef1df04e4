import { chakra } from '@chakra-ui/react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ImageWithFallback } from '#src/ui/display/picture.tsx';
import { TitleCover } from '#src/ui/display/tiles.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // A hairline, so that pale covers keep their edge.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'control',
      boxShadow: 'inset 0 0 0 1px rgba(30, 35, 33, .08)',
      transition: 'box-shadow var(--chakra-durations-hover)',
      pointerEvents: 'none',
      _dark: { boxShadow: 'inset 0 0 0 1px {colors.border.subtle}' },
    },
  },
});

type Props = {
  name: string;
  /** Address as the server gave it; one that must not be loaded counts as none. */
  image: string | null;
  /** In view from the start. */
  eager?: boolean;
};

/** A story's cover, 2:3; without a picture its title on a tint. Decoration: the name stands beside it. */
export function StoryCover({ name, image, eager = false }: Props) {
  const src = mediaAddress(image);
  return (
    <Frame data-cover="">
      {src === null ? (
        <TitleCover title={name} />
      ) : (
        <ImageWithFallback src={src} title={name} ratio="2 / 3" eager={eager} />
      )}
    </Frame>
  );
}
