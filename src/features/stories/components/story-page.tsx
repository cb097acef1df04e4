import { useTitle } from '#src/ui/use-title.ts';
import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { projectPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { PercentBar } from '#src/ui/display/percent-bar.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { ImageInput } from '#src/ui/media/image-button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import type { MenuItem } from '#src/ui/overlay/menu-list.tsx';
import { useStory } from '../queries.ts';
import { useCoverUpload, useStoryMenu } from '../story-actions.tsx';
import type { StoryModel } from '../story-model.ts';
import { StoryCover } from './story-card.tsx';
import { StorySections } from './story-sections.tsx';

/** A story's page while it loads. */
export function StorySkeleton() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '112px 1fr', md: '200px 1fr' }}
      columnGap={{ base: '4', md: '8' }}
      alignItems="center"
      aria-busy="true"
    >
      <SkeletonBlock aspectRatio="2 / 3" />
      <div>
        <VisuallyHidden asChild>
          <h1>Story</h1>
        </VisuallyHidden>
        <SkeletonBar width="120px" />
        <SkeletonBar height="32px" width="60%" marginTop="3" />
        <SkeletonBar width="90%" marginTop="6" display={{ base: 'none', md: 'block' }} />
        <SkeletonBar width="74%" marginTop="3" display={{ base: 'none', md: 'block' }} />
      </div>
    </chakra.div>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"cover head" "rest rest"', md: '"cover head" "cover rest"' },
    gridTemplateRows: { md: '1fr auto' },
    columnGap: { base: '4', md: '8' },
    rowGap: { base: '5', md: '0' },
    minHeight: { md: '300px' },
  },
});

const Genres = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4', listStyle: 'none' },
});

function GenreChips({ genres }: { genres: readonly string[] }) {
  if (genres.length === 0) return null;
  return (
    <Genres aria-label="Genres">
      {genres.map((genre) => (
        <Chip key={genre} asChild minHeight="24px">
          <li>{genre}</li>
        </Chip>
      ))}
    </Genres>
  );
}

/** The way to the project that contains the story's text. */
function ProjectLinks({ project }: { project: string }) {
  const links = [
    ['Project', projectPath(project)],
    ['Outline', projectPath(project, 'outline')],
    ['Write', projectPath(project, 'write')],
  ] as const;
  return (
    <chakra.nav aria-label="Project of this story" display="flex" flexWrap="wrap" gap="2" marginTop="4">
      {links.map(([label, to]) => (
        <Button key={label} asChild variant="outline">
          <Link to={to}>{label}</Link>
        </Button>
      ))}
    </chakra.nav>
  );
}

const Upload = chakra('div', {
  base: { position: 'absolute', insetInline: '2', bottom: '2', padding: '2', bg: 'bg.surface', borderRadius: 'chip' },
});

type ToItems = (story: StoryModel) => readonly MenuItem[];

type HeroProps = { story: StoryModel; toExportItems: ToItems };

function StoryHero({ story, toExportItems }: HeroProps) {
  const { id, name, image, kind, logline, genres, percent, project } = story;
  const input = useRef<HTMLInputElement>(null);
  const { sent, pick } = useCoverUpload(id);
  const navigate = useNavigate();
  const menu = useStoryMenu(story, {
    onPickCover: () => input.current?.click(),
    exportItems: toExportItems(story),
    onDeleted: () => void navigate('/stories', { replace: true }),
  });
  return (
    <Grid>
      <chakra.div gridArea="cover" alignSelf="start" position="relative">
        <StoryCover name={name} image={image} eager />
        {sent !== null && (
          <Upload>
            <ProgressBar label="Upload" value={sent * 100} />
          </Upload>
        )}
        <ImageInput ref={input} onPick={pick} />
      </chakra.div>
      <chakra.div gridArea="head" alignSelf={{ base: 'center', md: 'end' }} minWidth="0">
        {kind && (
          <chakra.p textStyle="small" color="fg.muted" marginBottom="1">
            {kind}
          </chakra.p>
        )}
        <chakra.h1 textStyle="display" overflowWrap="anywhere" textWrap="balance">
          {name}
        </chakra.h1>
        <chakra.div display={{ md: 'none' }}>
          <GenreChips genres={genres} />
        </chakra.div>
      </chakra.div>
      <chakra.div gridArea="rest" alignSelf="start" minWidth="0" paddingBottom={{ md: '4' }}>
        {logline && (
          <chakra.p textStyle="prose" lineHeight="1.58" maxWidth="34em" textWrap="balance" marginTop={{ md: '3' }}>
            {logline}
          </chakra.p>
        )}
        <chakra.div display={{ base: 'none', md: 'block' }}>
          <GenreChips genres={genres} />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap={{ base: '4', md: '6' }} marginTop={{ base: '5', md: '6' }}>
          <Button asChild variant="solid">
            <Link to={`/stories/${id}/develop`}>
              <Icon of={Mic} />
              Continue
            </Link>
          </Button>
          <chakra.div flex={{ base: '1', md: '0 0 248px' }} minWidth="0">
            {percent !== null && <PercentBar label={`Progress of ${name}`} percent={percent} size="large" />}
          </chakra.div>
          <Menu label={`More actions for ${name}`} items={menu} />
        </chakra.div>
        {project !== null && <ProjectLinks project={project} />}
      </chakra.div>
    </Grid>
  );
}

export function StoryMissing({ message, detail, onRetry }: { message: string; detail?: string; onRetry?: () => void }) {
  return (
    <chakra.div>
      <VisuallyHidden asChild>
        <h1>Story</h1>
      </VisuallyHidden>
      <ErrorState message={message} {...(detail !== undefined && { detail })} {...(onRetry && { onRetry })} />
    </chakra.div>
  );
}

type Props = {
  id: number;
  /** Shown in place of a story that the server doesn't find. */
  whenMissing: ReactNode;
  /** Returns the menu items that export a story. */
  toExportItems: ToItems;
};

/** Shows a story, with the list's data until the full story loads. */
export function StoryPage({ id, whenMissing, toExportItems }: Props) {
  const { data: story, error, isPending, isPlaceholderData, refetch } = useStory(id);
  const name = story?.name;
  useTitle(name ?? null);

  if (isPending) return <StorySkeleton />;
  if (story === undefined) {
    const problem = describeError(error, 'story');
    if (problem === null) return <StorySkeleton />;
    if (error.status === 404) return whenMissing;
    return (
      <StoryMissing
        message={problem.text}
        {...(problem.detail !== null && { detail: problem.detail })}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <StoryHero story={story} toExportItems={toExportItems} />
      <StorySections story={story} isWhole={!isPlaceholderData} />
    </>
  );
}
