import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { projectPath } from '#src/lib/paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Card } from '#src/ui/display/card.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import type { ProjectModel } from '../project-model.ts';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4', lg: '6' },
    listStyle: 'none',
  },
});

const Item = chakra(Card, {
  base: {
    position: 'relative',
    _hover: { borderColor: 'border.control' },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '4',
      overflow: 'visible',
      border: 'none',
      bg: 'transparent',
    },
  },
});

/** The doubled class overrides the image's own ratio. */
const Image = chakra('div', {
  base: {
    mdDown: {
      position: 'relative',
      height: '64px',
      borderRadius: 'control',
      overflow: 'hidden',
      '&& > *': { position: 'absolute', inset: '0', height: 'full', aspectRatio: 'auto' },
    },
  },
});

/** The whole card is the link's target; only the name labels it. */
const Name = chakra(Link, {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    maxWidth: 'full',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
});

function ProjectCard({ project }: { project: ProjectModel }) {
  const { slug, name, category, subtitle, image } = project;
  return (
    <Item flush asChild>
      <li>
        <Image>
          <ImageWithFallback src={mediaAddress(image)} title={name} ratio="16 / 9.4" radius="0" eager />
        </Image>
        <chakra.div padding={{ md: '14px 16px 16px' }} minWidth="0">
          <chakra.h3 textStyle="h3" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
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
            <chakra.p textStyle="small" color="fg.muted" marginTop="0.5" lineClamp={{ base: '1', md: '2' }}>
              {subtitle}
            </chakra.p>
          )}
        </chakra.div>
      </li>
    </Item>
  );
}

export function ProjectCards({ projects }: { projects: readonly ProjectModel[] }) {
  return (
    <Row>
      {projects.map((project) => (
        <ProjectCard key={project.slug} project={project} />
      ))}
    </Row>
  );
}

export function ProjectCardsSkeleton() {
  return (
    <Row aria-busy="true" aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <chakra.li key={card}>
          <SkeletonBlock
            height={{ base: '64px', md: 'auto' }}
            aspectRatio={{ md: '16 / 9.4' }}
            marginBottom={{ md: '92px', lg: '73px' }}
            borderRadius={{ md: 'card' }}
          />
        </chakra.li>
      ))}
    </Row>
  );
}
