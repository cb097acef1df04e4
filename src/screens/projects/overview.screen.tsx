import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProjectSectionLinks } from '#src/features/projects/components/project-section-links.tsx';
import { ContinueCard } from '#src/features/stories/components/continue-card.tsx';
import { useLatestConversation } from '#src/features/stories/queries.ts';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { LatestElements } from './latest-elements.tsx';
import { useLoadedProject } from './project-context.ts';

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

/** Project overview (Section 2, /projects/{slug}). */
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
