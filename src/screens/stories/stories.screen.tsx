import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ListControls } from '#src/features/stories/components/list-controls.tsx';
import { NewStoryIcon } from '#src/features/stories/components/new-story-button.tsx';
import { StoryList } from '#src/features/stories/components/story-list.tsx';
import { useStories } from '#src/features/stories/list-queries.ts';
import { parseStoryFilters, toStoryQuery, getStoryTypes, type StoryChoice } from '#src/features/stories/story-order.ts';
import { trashPath } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SearchField } from '#src/ui/controls/search-field.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { useScrollUp } from '#src/ui/use-scroll-up.ts';
import { useTitle } from '#src/ui/use-title.ts';
import { ScreenHeader } from './screen-header.tsx';

export const handle: ScreenHandle = { title: 'Stories', sidebar: true };

const SummariesSection = lazy(async () => ({
  default: (await import('./summaries-section.tsx')).SummariesSection,
}));

/** Returns true when the URL names the summaries. Switching scrolls to the top and sets the title. */
function useIsSummaries(): boolean {
  const isSummaries = useLocation().hash === '#summaries';
  useTitle(isSummaries ? 'Summaries' : handle.title);
  useScrollUp(isSummaries);
  return isSummaries;
}

function Stories() {
  const [query, setQuery] = useSearchParams();
  const { data: stories } = useStories();
  const types = getStoryTypes(stories ?? []);
  const choice = parseStoryFilters(query, types);
  const choose = (next: StoryChoice): void =>
    setQuery((current) => toStoryQuery(current, next), { replace: true, preventScrollReset: true });
  return (
    <>
      <ScreenHeader
        title="Stories"
        phoneAction={<NewStoryIcon />}
        controls={
          <>
            <Button asChild variant="link">
              <Link to="/stories#summaries">Summaries</Link>
            </Button>
            {/* On a phone the bar's More has it. */}
            <Button asChild variant="link" display={{ base: 'none', md: 'inline-flex' }}>
              <Link to={trashPath}>Trash</Link>
            </Button>
            <ListControls types={types} choice={choice} onChoose={choose} />
          </>
        }
      />
      <Column under>
        {stories?.length !== 0 && (
          <chakra.div role="search" maxWidth={{ md: '304px' }} marginBottom="6">
            <SearchField
              label="Search stories"
              value={choice.search}
              onSearch={(search) => choose({ ...choice, search })}
            />
          </chakra.div>
        )}
        <StoryList choice={choice} />
      </Column>
    </>
  );
}

/** Stories and summaries (/stories). The URL holds filters and order. */
export function Component() {
  return useIsSummaries() ? (
    <Suspense>
      <SummariesSection />
    </Suspense>
  ) : (
    <Stories />
  );
}
