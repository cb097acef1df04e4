import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Greeting } from '#src/features/session/components/greeting.tsx';
import { useProjects } from '#src/features/projects/queries.ts';
import { useLatestConversation, useStories } from '#src/features/stories/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { DeferredComponent } from '#src/ui/deferred-component.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { HomeConversation } from './home-conversation.tsx';
import { HomeEmpty } from './home-empty.tsx';
import { HomeProjects } from './home-projects.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTopBar } from './home-top-bar.tsx';

async function loadProgress() {
  return (await import('./home-progress.tsx')).HomeProgress;
}

export const handle: ScreenHandle = { title: null, sidebar: true };

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <PanelBoundary onError={(error) => reportError(error, { area: 'home', part: name })}>{children}</PanelBoundary>
  );
}

/** Home (Section 2, /). Each panel loads and fails separately. */
export function Component() {
  const latest = useLatestConversation();
  const stories = useStories();
  const projects = useProjects();
  const isEmpty = latest.data === null && stories.data?.length === 0 && projects.data?.length === 0;
  return (
    <>
      <HomeTopBar />
      <Column>
        <Greeting />
        {isEmpty ? (
          <HomeEmpty />
        ) : (
          <>
            <Panel name="conversation">
              <HomeConversation latest={latest} />
            </Panel>
            <Panel name="projects">
              <HomeProjects projects={projects} />
            </Panel>
            <Panel name="progress">
              <chakra.div marginTop="23px" minHeight={{ base: '360px', lg: '164px' }}>
                <DeferredComponent load={loadProgress}>{null}</DeferredComponent>
              </chakra.div>
            </Panel>
            <Panel name="stories">
              <HomeStories stories={stories} isMainAction={latest.data === null} />
            </Panel>
          </>
        )}
      </Column>
    </>
  );
}
