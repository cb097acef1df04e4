import { chakra } from '@chakra-ui/react';
import { Moodboard } from '#src/features/moodboard/components/moodboard.tsx';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { useLoadedProject } from './project-context.ts';

export const handle: ScreenHandle = { title: 'Moodboard', sidebar: true };

/** /projects/{slug}/moodboard. */
export function Component() {
  const { slug } = useLoadedProject();
  return (
    <chakra.div paddingInline={{ base: '4', md: '8' }} paddingBottom="8">
      <Moodboard key={slug} slug={slug} />
    </chakra.div>
  );
}
