import { chakra } from '@chakra-ui/react';
import { ChevronLeft, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath, projectPath } from '#src/lib/paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { TabLinks } from '#src/ui/layout/tab-links.tsx';
import type { ProjectModel } from '../project-model.ts';
import { lowWindow } from '#src/ui/layout/low-window.ts';

type Section = { readonly to: string; readonly label: string; readonly end?: boolean };

/** Returns a project's sections: Overview first, then element kinds by plural name, Conversation last. */
function projectSections({ slug, kinds }: ProjectModel): readonly Section[] {
  return [
    { to: projectPath(slug), label: 'Overview', end: true },
    { to: projectPath(slug, 'outline'), label: 'Outline' },
    { to: projectPath(slug, 'moodboard'), label: 'Moodboard' },
    { to: projectPath(slug, 'notes'), label: 'Notes' },
    // A project without kinds still needs a way to its first element.
    ...(kinds.length > 0 ? kinds : [{ plural: 'characters', pluralName: 'Characters' }]).map(
      ({ plural, pluralName }) => ({ to: projectPath(slug, plural), label: pluralName }),
    ),
    { to: projectPath(slug, 'write'), label: 'Write' },
    { to: conversationPath({ endpoint: 'projects', project: slug }), label: 'Conversation', end: true },
  ];
}

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '4' },
    height: { base: '56px', md: '88px' },
    paddingInline: { base: '2', md: '8' },
  },
});

const Room = chakra('div', { base: { containerType: 'inline-size' } });

/** If space is short, the sections and the phone's bar link to a conversation. */
const Talk = chakra('div', {
  base: { display: { base: 'none', md: 'block' }, '@container (max-width: 600px)': { display: 'none' } },
});

const Sections = chakra('div', {
  base: {
    position: 'sticky',
    [lowWindow]: { position: 'static' },
    top: 'var(--shell-top, 0px)',
    zIndex: 'sticky',
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Up = chakra(Link, {
  base: {
    display: { base: 'grid', md: 'none' },
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    flexShrink: '0',
    borderRadius: 'control',
  },
});

type Props = {
  project: ProjectModel;
  isHeading: boolean;
  isQuiet?: boolean;
  children?: ReactNode;
};

export function ProjectHeader({ project, isHeading, isQuiet = false, children }: Props) {
  const talk = conversationPath({ endpoint: 'projects', project: project.slug });
  return (
    <>
      <Room data-still="">
        <Head>
          <Up to="/" aria-label="Home">
            <Icon of={ChevronLeft} size={20} />
          </Up>
          <chakra.div width="56px" flexShrink="0" display={{ base: 'none', md: 'block' }}>
            <ImageWithFallback src={mediaAddress(project.image)} title={project.name} eager />
          </chakra.div>
          <chakra.div flex="1" minWidth="0">
            <chakra.p asChild textStyle={{ base: 'h3', md: 'h1' }} truncate>
              {isHeading ? <h1 tabIndex={-1}>{project.name}</h1> : <p>{project.name}</p>}
            </chakra.p>
            {project.line && (
              <chakra.p textStyle="small" color="fg.muted" display={{ base: 'none', md: 'block' }} truncate>
                {project.line}
              </chakra.p>
            )}
          </chakra.div>
          <Talk>
            <Button asChild variant={isQuiet ? 'outline' : 'solid'}>
              <Link to={talk}>
                <Icon of={Mic} />
                Talk about this project
              </Link>
            </Button>
          </Talk>
          {children}
        </Head>
      </Room>
      <Sections data-still="">
        <TabLinks label="Project" links={projectSections(project)} />
      </Sections>
    </>
  );
}
