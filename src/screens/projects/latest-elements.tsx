import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ElementCard } from '#src/features/elements/element-model.ts';
import { useElements } from '#src/features/elements/queries.ts';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { projectPath } from '#src/lib/project-paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';

const maxVisible = 5;

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'touch',
    '&:hover a': { color: 'accent.fg' },
  },
});

const Name = chakra(Link, {
  base: {
    textStyle: 'title',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '-4px -8px', borderRadius: 'control' },
  },
});

function ElementRow({ element, kindName }: { element: ElementCard; kindName: string | null }) {
  const line = [kindName, element.line].filter((part) => part !== null).join(' · ');
  return (
    <Row>
      <ImageWithFallback src={mediaAddress(element.image)} title={element.name} />
      <chakra.div minWidth="0">
        <Name to={projectPath(element.project, element.kind, element.slug)} title={element.name}>
          {element.name}
        </Name>
        {line !== '' && (
          <chakra.p textStyle="caption" color="fg.muted" truncate>
            {line}
          </chakra.p>
        )}
      </chakra.div>
    </Row>
  );
}

function Waiting() {
  return (
    <chakra.div aria-hidden="true" display="grid" gap="4">
      {[1, 2, 3].map((row) => (
        <chakra.div key={row} display="flex" alignItems="center" gap="3">
          <SkeletonBlock width="40px" height="40px" borderRadius="control" />
          <SkeletonBar width="60%" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

const everything = { search: '', sort: 'recent' } as const;

/** Most recently changed elements (checklist PROJECT-03). Shows no error when the list fails to load. */
export function LatestElements({ project }: { project: ProjectModel }) {
  const list = useElements({ kind: null, project: project.slug, developedOn: null, choice: everything });
  const cards = list.data?.cards ?? [];
  const kindNames = new Map(project.kinds.map(({ plural, name }) => [plural, name]));
  if (!list.isPending && cards.length === 0) return null;
  return (
    <chakra.section aria-labelledby="latest-elements" aria-busy={list.isPending}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="3">
        <chakra.h2 id="latest-elements" textStyle="h3">
          Latest elements
        </chakra.h2>
        {project.kinds[0] && (
          <Button asChild variant="link">
            <Link to={projectPath(project.slug, project.kinds[0].plural)}>See all</Link>
          </Button>
        )}
      </chakra.div>
      {list.isPending && <Waiting />}
      <chakra.ul display="grid" gap="3" listStyle="none">
        {cards.slice(0, maxVisible).map((card) => (
          <ElementRow key={card.id} element={card} kindName={kindNames.get(card.kind) ?? null} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
