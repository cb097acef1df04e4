import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

const Frames = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    marginBottom: '8',
  },
});

const Dashed = chakra('div', {
  base: {
    width: '254px',
    minWidth: '0',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.default',
    borderRadius: 'control',
  },
});

export function BoardEmpty({ children }: { children: ReactNode }) {
  return (
    <chakra.div paddingTop="6" paddingBottom="16" textAlign="center">
      <Frames aria-hidden="true">
        {[190, 339, 254].map((height) => (
          <Dashed key={height} aspectRatio={254 / height} />
        ))}
      </Frames>
      <chakra.p textStyle="empty" marginBottom="6">
        Collect images that feel like the story.
      </chakra.p>
      {children}
    </chakra.div>
  );
}

const Tiles = chakra('div', {
  base: { columns: { base: '2', md: '4 240px' }, columnGap: { base: '3', md: '4' }, paddingTop: '6' },
});

export function BoardSkeleton() {
  return (
    <Tiles aria-busy="true">
      {[4 / 3, 3 / 4, 4 / 5, 1, 3 / 4, 16 / 10, 4 / 3, 4 / 5].map((ratio, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
        <chakra.div key={index} breakInside="avoid" paddingBottom="4">
          <SkeletonBlock aspectRatio={ratio} />
          <SkeletonBar width="60%" marginTop="3" />
        </chakra.div>
      ))}
    </Tiles>
  );
}
