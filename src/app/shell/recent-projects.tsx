import { chakra } from '@chakra-ui/react';
import { useProjects } from '#src/features/projects/queries.ts';
import type { ProjectModel } from '#src/features/projects/project-model.ts';
import { projectPath } from '#src/lib/project-paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { Tooltip } from '#src/ui/overlay/tooltip.tsx';
import { RailLink } from './rail-link.tsx';
import { wideRail } from './rail-width.ts';

const visibleCount = 3;

function ProjectLink({ project, isNarrow }: { project: ProjectModel; isNarrow: boolean }) {
  const link = (
    <RailLink to={projectPath(project.slug)}>
      <chakra.div width="20px" flexShrink="0">
        <ImageWithFallback src={mediaAddress(project.image)} title={project.name} radius="chip" eager />
      </chakra.div>
      <chakra.span truncate>{project.name}</chakra.span>
    </RailLink>
  );
  return isNarrow ? <Tooltip text={project.name}>{link}</Tooltip> : link;
}

export function RecentProjects({ isNarrow }: { isNarrow: boolean }) {
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
