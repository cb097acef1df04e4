import { useSubscription } from '#src/ui/use-subscription.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { appActions } from '#src/platform/app-actions.ts';
import { ElementList, NoElements } from '#src/features/elements/components/element-list.tsx';
import { ElementTools } from '#src/features/elements/components/element-tools.tsx';
import { parseElementFilters, dayInQuery, toElementQuery } from '#src/features/elements/element-filters.ts';
import type { ElementCard } from '#src/features/elements/element-model.ts';
import { subscribeToAllElements } from '#src/features/elements/live.ts';
import { useElements } from '#src/features/elements/queries.ts';
import { StartStoryButton } from '#src/features/stories/components/new-story-button.tsx';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { formatDay } from '#src/lib/dates.ts';
import { isElementKind } from '#src/lib/paths.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { elementTexts } from '#src/lib/error-texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { TabLinks } from '#src/ui/layout/tab-links.tsx';
import { TopBar } from '#src/ui/layout/top-bar.tsx';

export const handle: ScreenHandle = { title: 'Story Elements', sidebar: true };

const Heading = chakra('h1', {
  base: { textStyle: { base: 'h3', md: 'h1' }, paddingInline: { md: '8' }, paddingTop: { md: '8' } },
});

const Kinds = chakra('div', {
  base: { borderBottomWidth: '1px', borderColor: 'border.subtle', marginTop: { base: '0', md: '4' } },
});

const Boards = chakra('div', {
  base: {
    width: 'full',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '6' },
    paddingBottom: { base: '8', md: '16' },
  },
});

type Kind = { readonly plural: string; readonly pluralName: string };

function useKinds(): { kinds: readonly Kind[]; isLoaded: boolean } {
  const { data, isPending } = useProjects();
  const kinds = (data ?? []).flatMap((project) => project.kinds);
  return { kinds: [...new Map(kinds.map((kind) => [kind.plural, kind])).values()], isLoaded: !isPending };
}

function Day({ day, onClear }: { day: string; onClear: () => void }) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return (
    <chakra.div paddingBottom="6">
      <Button size="sm" onClick={onClear} aria-label="Show all dates">
        {`Developed on ${formatDay(new Date(year, month - 1, date).getTime(), systemClock.now())}`}
        <Icon of={X} size={16} />
      </Button>
    </chakra.div>
  );
}

function kindAndProject({ line, projectName }: ElementCard): string | null {
  return line ?? projectName;
}

function develop({ project, slug }: ElementCard): void {
  appActions().openConversation({ endpoint: 'narrative-elements', project, element: slug });
}

function Elements({ kind }: { kind: Kind | null }) {
  const [query, setQuery] = useSearchParams();
  const choice = parseElementFilters(query);
  const developedOn = dayInQuery(query);
  const userId = useCurrentUser()?.id;
  const result = useElements({ kind: kind?.plural ?? null, project: null, developedOn, choice });
  useSubscription(subscribeToAllElements, userId);
  const pluralName = kind?.pluralName ?? 'Elements';
  const isNarrowed = choice.search !== '' || developedOn !== null;
  return (
    <Boards>
      <ElementTools
        label={`Search ${pluralName.toLowerCase()}`}
        choice={choice}
        onChoose={(next) =>
          setQuery((current) => toElementQuery(current, next), { replace: true, preventScrollReset: true })
        }
      />
      {developedOn !== null && (
        <Day
          day={developedOn}
          onClear={() =>
            setQuery((current) => {
              const next = new URLSearchParams(current);
              next.delete('development_date');
              return next;
            })
          }
        />
      )}
      <ElementList
        label={pluralName}
        result={result}
        getLine={kindAndProject}
        onDevelop={develop}
        empty={
          <NoElements
            kind={kind?.plural ?? 'all'}
            pluralName={pluralName}
            search={isNarrowed ? choice.search || (developedOn ?? '') : ''}
            hint="They grow from the stories you tell."
          >
            <StartStoryButton variant="outline" />
          </NoElements>
        }
      />
    </Boards>
  );
}

/**
 * All projects' elements (/elements/{path...}). The first path segment is the kind; without it all are shown
 * (specification OP-05). The query holds search and order, and `development_date` is passed on.
 */
export function Component() {
  const [part = ''] = (useParams()['*'] ?? '').split('/');
  const [query] = useSearchParams();
  const { kinds, isLoaded } = useKinds();
  const day = query.get('development_date');
  const rest = day === null ? '' : `?${new URLSearchParams({ development_date: day }).toString()}`;
  const match = kinds.find(({ plural }) => plural === part);
  const isUnknown = part !== '' && (!isElementKind(part) || (isLoaded && kinds.length > 0 && match === undefined));
  const kind = part === '' ? null : (match ?? { plural: part, pluralName: part });
  return (
    <>
      <TopBar>
        <Heading>Story Elements</Heading>
      </TopBar>
      <Kinds>
        <TabLinks
          label="Kinds of elements"
          links={[
            { to: `/elements${rest}`, label: 'All', end: true },
            ...kinds.map(({ plural, pluralName }) => ({ to: `/elements/${plural}${rest}`, label: pluralName })),
          ]}
        />
      </Kinds>
      {isUnknown ? (
        <EmptyState title={elementTexts.unknownKind(part)}>
          <Button asChild>
            <Link to="/elements">All elements</Link>
          </Button>
        </EmptyState>
      ) : (
        <Elements key={part} kind={kind} />
      )}
    </>
  );
}
