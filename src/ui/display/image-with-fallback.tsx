import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { getPlaceholderArt } from './placeholder-art.ts';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    width: 'full',
    bg: 'bg.subtle',
    _dark: { filter: 'brightness(.86) saturate(.94)' },
  },
});

const Image = chakra('img', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
});

function PlaceholderImage({ text }: { text: string }) {
  const { sky, disc, hills } = getPlaceholderArt(text);
  return (
    <chakra.svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      aria-hidden="true"
    >
      <rect width="160" height="100" fill={sky} />
      <circle cx={disc.x} cy={disc.y} r={disc.r} fill={disc.fill} />
      {hills.map(({ fill, path }) => (
        <path key={fill} d={path} fill={fill} />
      ))}
    </chakra.svg>
  );
}

type Props = {
  /** Without an image, or when it fails to load, a landscape made from `title` is shown. */
  src?: string | null | undefined;
  title: string;
  alt?: string;
  /** Aspect ratio such as "16 / 10" or "1", which reserves the space. */
  ratio?: string;
  radius?: 'chip' | 'control' | 'card' | '0';
  /** For images in the initial view. */
  eager?: boolean;
};

export function ImageWithFallback({ src, title, alt = '', ratio = '1', radius = 'control', eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const visibleSrc = src && src !== broken ? src : null;
  return (
    <Frame
      aspectRatio={ratio}
      borderRadius={radius}
      {...(visibleSrc === null && alt && { role: 'img', 'aria-label': alt })}
    >
      {visibleSrc === null ? (
        <PlaceholderImage text={title} />
      ) : (
        <Image
          src={visibleSrc}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setBroken(visibleSrc)}
        />
      )}
    </Frame>
  );
}
