import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ProjectCards, ProjectCardsSkeleton } from '#src/features/projects/components/project-cards.tsx';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { SearchTrigger } from '#src/features/search/components/search-trigger.tsx';
import { Greeting } from '#src/features/session/components/greeting.tsx';
import { ContinueCard } from '#src/features/stories/components/continue-card.tsx';
import {
  LatestStories,
  LatestStoriesFrame,
  LatestStoriesSkeleton,
} from '#src/features/stories/components/latest-stories.tsx';
import { StartStoryButton } from '#src/features/stories/components/new-story-button.tsx';
import { useLatestConversation, useStories } from '#src/features/stories/list-queries.ts';
import { byLastChange } from '#src/features/stories/story-model.ts';
import { product } from '#src/lib/product.ts';
import { projectPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { storyTexts } from '#src/lib/texts.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DeferredComponent } from './deferred-component.tsx';
import { ProgressThread } from '#src/ui/display/progress-thread.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { TopBar } from '#src/ui/layout/top-bar.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

function HomeConversation({ latest }: { latest: ReturnType<typeof useLatestConversation> }) {
  const { data } = latest;
  const { isPending, failure } = useRetry(latest);
  if (data) return <ContinueCard conversation={data} />;
  if (data === null) return null;
  if (isPending) return <SkeletonBlock height={{ base: '346px', md: '216px' }} borderRadius="card" />;
  return <SectionError message="We couldn’t load your last conversation." {...failure} />;
}

function HomeEmpty() {
  return (
    <chakra.div paddingTop={{ base: '22dvh', md: '26dvh' }}>
      <ProgressThread>
        <chakra.p textStyle="question">Nothing here yet. Start by talking about an idea.</chakra.p>
        <chakra.p color="fg.muted" marginTop="2" marginBottom="6">
          Two minutes is enough. We’ll give it a page and ask the next question.
        </chakra.p>
        <StartStoryButton variant="solid" />
      </ProgressThread>
    </chakra.div>
  );
}

type StoriesProps = {
  stories: ReturnType<typeof useStories>;
  isMainAction: boolean;
};

function HomeStories({ stories, isMainAction }: StoriesProps) {
  return (
    <LatestStoriesFrame start={<StartStoryButton variant={isMainAction ? 'solid' : 'outline'} />}>
      <QueryList
        query={stories}
        skeleton={<LatestStoriesSkeleton />}
        failed={storyTexts.listFailed}
        empty={<chakra.p color="fg.muted">Your story will appear here as you tell it.</chakra.p>}
      >
        {(listed) => <LatestStories stories={listed.toSorted(byLastChange).slice(0, 3)} />}
      </QueryList>
    </LatestStoriesFrame>
  );
}

function HomeTopBar() {
  return (
    <chakra.div display={{ base: 'contents', md: 'none' }}>
      <TopBar>
        <chakra.p textStyle="wordmark" flex="1">
          {product.name}
        </chakra.p>
        <SearchTrigger />
      </TopBar>
    </chakra.div>
  );
}

const initialCount = 6;
const oneRow = 3;

async function loadCategoryMenu() {
  return (await import('./home-categories.tsx')).HomeCategoryMenu;
}

async function loadCategoryProjects() {
  return (await import('./home-categories.tsx')).HomeCategoryProjects;
}

/** Projects by last change, optionally of a single category (dynamic project list). */
function HomeProjects({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const navigate = useNavigate();
  const isOfCategory = useSearchParams()[0].has('category');
  const [isWhole, setWhole] = useState(false);
  const create = async (): Promise<void> => {
    const { newProject } = await import('#src/features/projects/project-forms.tsx');
    newProject((slug) => void navigate(projectPath(slug)));
  };
  const listed = projects.data ?? [];
  return (
    <chakra.section aria-labelledby="home-projects" marginTop="8">
      <chakra.div display="flex" alignItems="center" gap="1" marginTop="-7px" marginBottom="9px">
        <chakra.h2 id="home-projects" textStyle="h2" marginInlineEnd="auto">
          Projects
        </chakra.h2>
        {(isOfCategory || listed.length > oneRow) && (
          <DeferredComponent load={loadCategoryMenu}>{null}</DeferredComponent>
        )}
        <Button variant="link" icon={Plus} marginInlineEnd="-3" onClick={() => void create()}>
          New project
        </Button>
      </chakra.div>
      <QueryList
        query={projects}
        skeleton={<ProjectCardsSkeleton />}
        failed="We couldn’t load your projects."
        empty={
          <chakra.p color="fg.muted">
            A project keeps one story’s characters, outline, notes and manuscript together.
          </chakra.p>
        }
      >
        {() =>
          isOfCategory ? (
            <DeferredComponent load={loadCategoryProjects}>
              <ProjectCardsSkeleton />
            </DeferredComponent>
          ) : (
            <ProjectCards projects={isWhole ? listed : listed.slice(0, initialCount)} />
          )
        }
      </QueryList>
      {!isWhole && !isOfCategory && listed.length > initialCount && (
        <chakra.div marginTop="4" textAlign="center">
          <Button onClick={() => setWhole(true)}>Show all {listed.length} projects</Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}

async function loadProgress() {
  return (await import('./home-progress.tsx')).HomeProgress;
}

async function loadTrial() {
  return (await import('#src/features/subscription/components/trial-left.tsx')).TrialLeft;
}

export const handle: ScreenHandle = { title: null, sidebar: true };

function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <PanelBoundary onError={(error) => reportError(error, { area: 'home', part: name })}>{children}</PanelBoundary>
  );
}

/** Home (/). Each panel loads and fails separately. */
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
        <Panel name="trial">
          <DeferredComponent load={loadTrial}>{null}</DeferredComponent>
        </Panel>
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
              <chakra.div marginTop="23px" minHeight={{ base: '360px', md: '164px' }}>
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
