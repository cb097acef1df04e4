import { chakra } from '@chakra-ui/react';
import { Images, ListTree, type LucideIcon, PenLine, StickyNote } from 'lucide-react';
import { Link } from 'react-router-dom';
import { projectPath } from '#src/lib/paths.ts';
import { Icon } from '#src/ui/display/icon.tsx';

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, auto)' },
    gap: '3',
    listStyle: 'none',
  },
});

const SectionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '2',
    paddingInline: '3',
    marginInline: '-3',
    borderRadius: 'control',
    color: 'fg.default',
    _hover: { bg: 'bg.subtle' },
    '& > svg': { color: 'fg.muted' },
  },
});

const sections: readonly { part: string; label: string; line: string; icon: LucideIcon }[] = [
  { part: 'outline', label: 'Outline', line: 'Parts and scenes', icon: ListTree },
  { part: 'moodboard', label: 'Moodboard', line: 'Images and mood', icon: Images },
  { part: 'notes', label: 'Notes', line: 'Ideas and fragments', icon: StickyNote },
  { part: 'write', label: 'Write', line: 'Your manuscript', icon: PenLine },
];

export function ProjectSectionLinks({ slug }: { slug: string }) {
  return (
    <Row aria-label="Sections">
      {sections.map(({ part, label, line, icon }) => (
        <li key={part}>
          <SectionLink to={projectPath(slug, part)}>
            <Icon of={icon} size={20} />
            <span>
              <chakra.span display="block" textStyle="title">
                {label}
              </chakra.span>
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {line}
              </chakra.span>
            </span>
          </SectionLink>
        </li>
      ))}
    </Row>
  );
}
