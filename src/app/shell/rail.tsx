import { publishSize } from '#src/ui/viewport.ts';
import { chakra } from '@chakra-ui/react';
import { LogOut, PanelLeftOpen } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { useProjects } from '#src/features/projects/list-queries.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import { product } from '#src/lib/product.ts';
import { projectPath } from '#src/lib/paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { destinations } from './destinations.ts';
import { confirmAndLogOut } from './logout.ts';
import { railFolded$, toggleRail, wideRail } from './rail-state.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useValue } from '@legendapp/state/react';

const RailLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: 'control',
    minWidth: '0',
    paddingInline: '11px',
    borderRadius: 'control',
    textStyle: 'body',
    fontWeight: '500',
    color: 'fg.muted',
    transition: 'background-color var(--chakra-durations-hover), color var(--chakra-durations-hover)',
    _hover: { bg: 'bg.subtle', color: 'fg.default' },
    '&&&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg' },
    '& > span': { srOnly: true },
    [wideRail]: { paddingInline: '2.5', '& > span': { srOnly: false, truncate: true } },
  },
});

const visibleCount = 3;

function ProjectLink({ project, isNarrow }: { project: ProjectModel; isNarrow: boolean }) {
  const link = (
    <RailLink to={projectPath(project.slug)}>
      <chakra.div width="20px" flexShrink="0">
        <ImageWithFallback src={mediaAddress(project.image)} title={project.name} radius="chip" eager />
      </chakra.div>
      <span>{project.name}</span>
    </RailLink>
  );
  return isNarrow ? <Tooltip text={project.name}>{link}</Tooltip> : link;
}

function RecentProjects({ isNarrow }: { isNarrow: boolean }) {
  const projects = useProjects().data ?? [];
  if (projects.length === 0) return null;
  return (
    <chakra.nav aria-label="Projects" marginTop="6">
      <chakra.p
        textStyle="caption"
        color="fg.muted"
        paddingInline="2.5"
        marginBottom="1"
        display="none"
        css={{ [wideRail]: { display: 'block' } }}
      >
        Recent projects
      </chakra.p>
      <chakra.div display="grid" gap="0.5">
        {projects.slice(0, visibleCount).map((project) => (
          <ProjectLink key={project.slug} project={project} isNarrow={isNarrow} />
        ))}
      </chakra.div>
    </chakra.nav>
  );
}

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    overflowY: 'auto',
    paddingTop: '5',
    paddingBottom: '4',
    paddingInline: { md: '11px', xl: '4' },
    borderInlineEndWidth: '1px',
    borderColor: 'border.subtle',
    containerType: 'inline-size',
    width: { md: '64px', xl: '232px' },
    '&[data-slim]': { paddingInline: '11px', width: '64px' },
    // A low window scrolls the rail.
    '& > *': { flexShrink: '0' },
  },
});

const Wordmark = chakra('p', {
  base: {
    textStyle: 'wordmark',
    marginBottom: '5',
    textAlign: 'center',
    [wideRail]: { paddingInlineStart: '2', textAlign: 'start' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    marginTop: 'auto',
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    [wideRail]: { flexDirection: 'row', gap: '0', paddingInlineStart: '1.5' },
  },
});

function Writer() {
  const writer = useCurrentUser();
  if (writer === undefined) return null;
  return (
    <>
      <Avatar name={writer.name} src={mediaAddress(writer.photo)} size={28} />
      <chakra.span
        display="none"
        css={{ [wideRail]: { display: 'block' } }}
        flex="1"
        minWidth="0"
        marginInlineStart="2.5"
        textStyle="label"
        truncate
        title={writer.name}
      >
        {writer.name}
      </chakra.span>
    </>
  );
}

/** Toasts stay clear of the rail. */
const publishWidth = publishSize('--shell-rail', 'offsetWidth');

export function Rail({ slim }: { slim: boolean }) {
  const isRoomy = !useMedia('(max-width: 1099.98px)') && !slim;
  const isFolded = useValue(railFolded$) && isRoomy;
  const isNarrow = isFolded || !isRoomy;
  return (
    <Bar
      ref={publishWidth}
      aria-label="Main"
      aria-keyshortcuts={isRoomy ? '[' : undefined}
      data-slim={slim || isFolded ? '' : undefined}
    >
      <Wordmark>{isNarrow ? product.name.slice(0, 1) : product.name}</Wordmark>
      <SearchButton isNarrow={isNarrow} />
      <chakra.div display="grid" gap="0.5">
        {destinations.map(({ to, label, icon }) => {
          const link = (
            <RailLink key={to} to={to} end={to === '/'}>
              <Icon of={icon} size={18} />
              <span>{label}</span>
            </RailLink>
          );
          return isNarrow ? (
            <Tooltip key={to} text={label}>
              {link}
            </Tooltip>
          ) : (
            link
          );
        })}
      </chakra.div>
      <RecentProjects isNarrow={isNarrow} />
      <Foot>
        {isFolded && <IconButton label="Expand sidebar" icon={PanelLeftOpen} onClick={toggleRail} />}
        <Writer />
        <ThemeMenu />
        <IconButton label="Log out" icon={LogOut} onClick={() => void confirmAndLogOut()} />
      </Foot>
    </Bar>
  );
}
