import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ElementCard } from '#src/features/elements/element-model.ts';
import { latestElements, useElements } from '#src/features/elements/queries.ts';
import { ProjectSectionLinks } from '#src/features/projects/components/project-section-links.tsx';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { ContinueCard } from '#src/features/stories/components/continue-card.tsx';
import { useLatestConversation } from '#src/features/stories/list-queries.ts';
import { conversationPath, projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { useLoadedProject } from './project-context.ts';

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

const ElementLink = chakra(Link, {
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
        <ElementLink to={projectPath(element.project, element.kind, element.slug)} title={element.name}>
          {element.name}
        </ElementLink>
        {line !== '' && (
          <chakra.p textStyle="caption" color="fg.muted" truncate>
            {line}
          </chakra.p>
        )}
      </chakra.div>
    </Row>
  );
}

function LatestSkeleton() {
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

/** Most recently changed elements (specification PROJECT-03). Shows no error when the list fails to load. */
export function LatestElements({ project }: { project: ProjectModel }) {
  const list = useElements(latestElements(project.slug));
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
      {list.isPending && <LatestSkeleton />}
      <chakra.ul display="grid" gap="3" listStyle="none">
        {cards.slice(0, maxVisible).map((card) => (
          <ElementRow key={card.id} element={card} kindName={kindNames.get(card.kind) ?? null} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

export const handle: ScreenHandle = { title: 'Project', sidebar: true };

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
    columnGap: '16',
    rowGap: { base: '6', md: '8' },
    maxWidth: '1160px',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { base: '8', md: '16' },
  },
});

const Hero = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    height: { base: '192px', md: '208px' },
    // The doubled class overrides the image's own ratio.
    '&& > *': { height: 'full', aspectRatio: 'auto' },
    // A wide crop: most subjects are below the image's middle.
    '& img': { objectPosition: '50% 66%' },
  },
});

function Invitation() {
  return (
    <ProgressThread>
      <chakra.p textStyle="questionSmall">Tell us where things stand, and we’ll ask the next question.</chakra.p>
      <chakra.p color="fg.muted" marginTop="1" textWrap="pretty">
        Your answers grow into characters, an outline and notes.
      </chakra.p>
    </ProgressThread>
  );
}

/** Project overview (/projects/{slug}). */
export function Component() {
  const project = useLoadedProject();
  const latest = useLatestConversation().data;
  return (
    <Page>
      <Hero>
        <ImageWithFallback src={mediaAddress(project.image)} title={project.name} radius="card" eager />
      </Hero>
      <chakra.div display="grid" alignContent="start" gap={{ base: '5', md: '8' }} minWidth="0">
        {project.line && (
          <chakra.p textStyle="small" color="fg.muted" hideFrom="md">
            {project.line}
          </chakra.p>
        )}
        {latest?.project === project.slug ? <ContinueCard conversation={latest} /> : <Invitation />}
        <chakra.div hideFrom="md">
          <Button asChild full>
            <Link to={conversationPath({ endpoint: 'projects', project: project.slug })}>
              <Icon of={Mic} />
              Talk about this project
            </Link>
          </Button>
        </chakra.div>
        <ProjectSectionLinks slug={project.slug} />
      </chakra.div>
      <LatestElements project={project} />
    </Page>
  );
}
