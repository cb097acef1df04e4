import { useSearchParams } from 'react-router-dom';
import { ListControls } from '#src/features/stories/components/list-controls.tsx';
import { NewStoryIcon } from '#src/features/stories/components/new-story-button.tsx';
import { StoryList } from '#src/features/stories/components/story-list.tsx';
import { useStories } from '#src/features/stories/queries.ts';
import { choiceOf, queryOf, typesOf } from '#src/features/stories/story-order.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Column } from '#src/ui/layout/column.tsx';
import { ScreenHead } from '#src/ui/layout/screen-head.tsx';

export const handle: ScreenHandle = { title: 'Stories', sidebar: true };

/** All stories of the writer (section 2, /stories). The address holds filter and order. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const types = typesOf(useStories().data ?? []);
  const choice = choiceOf(query, types);
  return (
    <>
      <ScreenHead
        title="Stories"
        phoneAction={<NewStoryIcon />}
        controls={
          <ListControls
            types={types}
            choice={choice}
            onChoose={(next) => setQuery((known) => queryOf(known, next), { replace: true })}
          />
        }
      />
      <Column under>
        <StoryList choice={choice} />
      </Column>
    </>
  );
}
