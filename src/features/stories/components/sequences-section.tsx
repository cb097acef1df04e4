import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip } from '#src/ui/display/chip.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { SectionError } from '#src/ui/feedback/section-error.tsx';
import { trimmed, trimmedTexts } from '#src/lib/display-values.ts';
import { useSequence } from '../queries.ts';
import type { StoryModel } from '../story-model.ts';
import { TalkAboutThis } from './story-section.tsx';

const Row = chakra('li', {
  base: { borderBottomWidth: '1px', borderColor: 'border.subtle', overflowWrap: 'anywhere' },
});

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'calc(100% + 16px)',
    minHeight: '48px',
    marginInline: '-2',
    paddingBlock: '3',
    paddingInline: '2',
    borderRadius: 'chip',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { flexShrink: '0', color: 'fg.muted', transition: 'transform var(--chakra-durations-hover)' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    '&:hover > svg': { color: 'fg.default' },
  },
});

function Content({ story, sequence }: { story: number; sequence: number }) {
  const { data, isPending, refetch } = useSequence(story, sequence);
  if (isPending)
    return (
      <chakra.div display="grid" gap="3" paddingBlock="2" aria-busy="true">
        <SkeletonBar width="88%" />
        <SkeletonBar width="64%" />
      </chakra.div>
    );
  if (data === undefined)
    return <SectionError message="We couldn’t load this sequence." onRetry={() => void refetch()} />;
  const description = trimmed(data.data.description);
  const genres = trimmedTexts(data.data.genres);
  if (description === null && genres.length === 0)
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6">
        <chakra.p color="fg.muted">Nothing here yet.</chakra.p>
        <TalkAboutThis story={story} />
      </chakra.div>
    );
  return (
    <>
      {description && (
        <chakra.p textStyle="prose" whiteSpace="pre-line">
          {description}
        </chakra.p>
      )}
      {genres.length > 0 && (
        <chakra.ul aria-label="Genres" display="flex" flexWrap="wrap" gap="2" marginTop="3" listStyleType="none">
          {genres.map((genre) => (
            <Chip key={genre} asChild>
              <li>{genre}</li>
            </Chip>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

type Sequence = StoryModel['sequences'][number];

function SequenceRow({ story, sequence: { id, name, type } }: { story: number; sequence: Sequence }) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Row>
      <chakra.h3 textStyle="h3">
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <chakra.span flex="1" minWidth="0">
            {name}
          </chakra.span>
          {type && (
            <chakra.span textStyle="small" color="fg.muted">
              {type}
            </chakra.span>
          )}
          <Icon of={ChevronDown} size={16} />
        </Opener>
      </chakra.h3>
      {isOpen && (
        <chakra.div id={contentId} paddingTop="1" paddingBottom="4">
          <Content story={story} sequence={id} />
        </chakra.div>
      )}
    </Row>
  );
}

export function SequencesSection({ story, sequences }: { story: number } & Pick<StoryModel, 'sequences'>) {
  return (
    <chakra.ul listStyleType="none" marginTop="-2">
      {sequences.map((sequence) => (
        <SequenceRow key={sequence.id} story={story} sequence={sequence} />
      ))}
    </chakra.ul>
  );
}
