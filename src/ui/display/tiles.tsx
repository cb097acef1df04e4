import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { getInitials, pick, TINTS } from './placeholder-art.ts';

const Round = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    lineHeight: '1',
    userSelect: 'none',
  },
});

type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 28 | 32 | 40 | 56 | 72 | 80 | 96;
};

/** A person's photo or initials. Decorative: the name is beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const visibleSrc = src && src !== broken ? src : null;
  return (
    <Round
      aria-hidden="true"
      width={`${size}px`}
      height={`${size}px`}
      fontSize={`${Math.round(size * (size < 72 ? 0.42 : 0.34))}px`}
      fontFamily={size < 72 ? 'sans' : 'serif'}
      fontWeight={size < 72 ? '600' : '450'}
    >
      {visibleSrc === null ? (
        getInitials(name, size < 40 ? 1 : 2)
      ) : (
        <chakra.img
          src={visibleSrc}
          alt=""
          position="absolute"
          inset="0"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken(visibleSrc)}
        />
      )}
    </Round>
  );
}

const Tile = chakra('span', {
  base: {
    display: 'grid',
    width: 'full',
    overflow: 'hidden',
    containerType: 'inline-size',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'serif',
    userSelect: 'none',
  },
});

/** Minimum width for a readable title on a cover. */
const readable = '@container (min-width: 130px)';

const Title = chakra('span', {
  base: {
    display: 'none',
    textStyle: 'questionSmall',
    overflowWrap: 'anywhere',
    alignSelf: 'start',
    margin: '4',
    [readable]: { lineClamp: '7' },
  },
});

const Letter = chakra('span', {
  base: { placeSelf: 'center', fontSize: '40cqi', lineHeight: '1', [readable]: { display: 'none' } },
});

/** A cover made of the title; if too small to read, its first letter. Decorative: the title is beside it as text. */
export function TitleCover({ title, ratio = '2 / 3' }: { title: string; ratio?: string }) {
  const tint = pick(TINTS, title);
  return (
    <Tile aria-hidden="true" aspectRatio={ratio} bg={`${tint}.bg`} color={`${tint}.fg`}>
      <Title>{title}</Title>
      <Letter>{getInitials(title, 1)}</Letter>
    </Tile>
  );
}
