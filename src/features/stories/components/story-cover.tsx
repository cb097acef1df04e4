import { chakra } from '@chakra-ui/react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { TitleCover } from '#src/ui/display/tiles.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    // A hairline, so that pale covers show an edge.
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
  /** The server's URL. An unsafe one counts as missing. */
  image: string | null;
  eager?: boolean;
};

/** Shows a 2:3 cover, or the title on a tint. Decorative, because the name is beside it. */
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
