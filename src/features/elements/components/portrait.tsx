import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { getInitials, pick, TINTS } from '#src/ui/display/placeholder-art.ts';

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    width: 'full',
    aspectRatio: '3 / 4',
    borderRadius: 'card',
    containerType: 'inline-size',
    userSelect: 'none',
    // Hairline, so that pale images have a visible edge.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgba(30, 35, 33, .06)',
      pointerEvents: 'none',
      transition: 'box-shadow var(--chakra-durations-hover)',
      _dark: { boxShadow: 'inset 0 0 0 1px {colors.border.subtle}' },
      '@media (forced-colors: active)': { border: '1px solid' },
    },
  },
});

const Image = chakra('img', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    _dark: { filter: 'brightness(.86) saturate(.94)' },
  },
});

const Letter = chakra('span', { base: { fontFamily: 'serif', fontSize: 'clamp(28px, 41cqi, 96px)', lineHeight: '1' } });

type Props = {
  name: string;
  /** Without an image, or when it fails to load, the first letter is shown on a tint. */
  src: string | null;
  alt?: string;
  eager?: boolean;
};

export function Portrait({ name, src, alt = '', eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const visibleSrc = src !== null && src !== broken ? src : null;
  const tint = pick(TINTS, name);
  if (visibleSrc === null)
    return (
      <Frame
        data-portrait=""
        bg={`${tint}.bg`}
        color={`${tint}.fg`}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Letter aria-hidden="true">{getInitials(name, 1)}</Letter>
      </Frame>
    );
  return (
    <Frame data-portrait="" bg="bg.subtle">
      <Image
        src={visibleSrc}
        alt={alt}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setBroken(visibleSrc)}
      />
    </Frame>
  );
}
