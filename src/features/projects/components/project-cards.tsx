import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { projectPath } from '#src/lib/project-places.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Card } from '#src/ui/display/card.tsx';
import { Picture } from '#src/ui/display/picture.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import type { ProjectView } from '../project-view.ts';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4', md: '6' },
    listStyle: 'none',
  },
});

/** The whole card is the link's target; only the name is its name. */
const Name = chakra(Link, {
  base: { flex: '1', minWidth: '0', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } },
});

function ProjectCard({ project }: { project: ProjectView }) {
  const { slug, name, category, subtitle, image } = project;
  return (
    <Card flush asChild>
      <chakra.li position="relative" _hover={{ borderColor: 'border.control' }}>
        <Picture src={mediaAddress(image)} title={name} ratio="16 / 9.4" radius="0" eager />
        <chakra.div padding="4">
          <chakra.h3 textStyle="h3" display="flex" alignItems="baseline" gap="3">
            <Name to={projectPath(slug)}>
              <chakra.span display="block" truncate title={name}>
                {name}
              </chakra.span>
            </Name>
            {category && (
              <chakra.span textStyle="caption" color="fg.muted">
                {category}
              </chakra.span>
            )}
          </chakra.h3>
          {subtitle && (
            <chakra.p textStyle="small" color="fg.muted" marginTop="0.5" truncate>
              {subtitle}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.li>
    </Card>
  );
}

/** Projects as cards, in the order given. */
export function ProjectCards({ projects }: { projects: readonly ProjectView[] }) {
  return (
    <Row>
      {projects.map((project) => (
        <ProjectCard key={project.slug} project={project} />
      ))}
    </Row>
  );
}

/** Three of them, while they are on their way. */
export function ProjectCardsSkeleton() {
  return (
    <Row aria-busy="true" aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <chakra.li key={card}>
          <SkeletonBlock height="248px" borderRadius="card" />
        </chakra.li>
      ))}
    </Row>
  );
}
