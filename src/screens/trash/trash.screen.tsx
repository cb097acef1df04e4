import { chakra } from '@chakra-ui/react';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { TrashList } from '#src/features/trash/components/trash-list.tsx';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';

export const handle: ScreenHandle = { title: 'Trash', sidebar: true };

/** Everything that the writer deleted and can restore, of all projects. */
export function Component() {
  const { data: projects } = useProjects();
  const getElementKind = (slug: string, plural: string): string | null =>
    projects?.find((project) => project.slug === slug)?.kinds.find((kind) => kind.plural === plural)?.name ?? null;
  return (
    <>
      <BackLink to="/stories">Stories</BackLink>
      <Column paddingTop={{ base: '4', md: '4' }}>
        <chakra.h1 textStyle="h1">Trash</chakra.h1>
        <chakra.p color="fg.muted" marginTop="1" marginBottom="2">
          You can restore stories, story elements, notes and images for 30 days after you delete them.
        </chakra.p>
        <TrashList getElementKind={getElementKind} />
      </Column>
    </>
  );
}
