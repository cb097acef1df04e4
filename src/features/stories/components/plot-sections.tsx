import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDay } from '#src/lib/dates.ts';
import { projectPath } from '#src/lib/paths.ts';
import { formatWordCount } from '#src/lib/word-count.ts';
import { systemClock } from '#src/platform/clock.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { type Draft, rowKey, type StoryModel } from '../story-model.ts';
import { wholeRow, WholeRowLink } from './story-section.tsx';

const SceneRow = chakra('li', {
  base: {
    ...wholeRow,
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '6',
    alignItems: 'center',
    paddingBlock: '14px',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
});

export function ScenesSection({ scenes }: Pick<StoryModel, 'scenes'>) {
  return (
    <chakra.ol listStyleType="none" marginTop="-2">
      {scenes.map((scene) => (
        <SceneRow key={rowKey(scene)}>
          <chakra.span fontFamily="serif" fontSize="1.625rem" lineHeight="32px" color="accent.fg">
            {scene.priority}
          </chakra.span>
          <div>
            <chakra.h3 textStyle="h3">
              {scene.path === null ? scene.name : <WholeRowLink to={scene.path}>{scene.name}</WholeRowLink>}
            </chakra.h3>
            {scene.description && (
              <chakra.p textStyle="text" color="fg.muted">
                {scene.description}
              </chakra.p>
            )}
          </div>
        </SceneRow>
      ))}
    </chakra.ol>
  );
}

const Covers = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '4', md: '6' }, listStyle: 'none' },
});

export function CompsSection({ comps }: Pick<StoryModel, 'comps'>) {
  return (
    <Covers>
      {comps.map((comp) => (
        <chakra.li key={rowKey(comp)} width={{ base: 'calc((100% - 32px) / 3)', md: '136px' }} minWidth="96px">
          <ImageWithFallback src={mediaAddress(comp.image)} title={comp.title} ratio="2 / 3" />
          <chakra.p textStyle="small" fontWeight="500" marginTop="2" overflowWrap="anywhere">
            {comp.title}
          </chakra.p>
        </chakra.li>
      ))}
    </Covers>
  );
}

const DraftRow = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 104px 48px' },
    columnGap: '6',
    alignItems: 'center',
    minHeight: '48px',
    paddingBlock: { base: '2', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(a):hover': { bg: 'bg.subtle', boxShadow: '-8px 0 0 {colors.bg.subtle}, 8px 0 0 {colors.bg.subtle}' },
  },
});

const Open = chakra(Link, {
  base: {
    textStyle: 'label',
    color: 'accent.fg',
    textAlign: 'end',
    gridColumn: { base: '2', md: '4' },
    gridRow: { base: '1 / span 3', md: '1' },
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

function dayTouched({ touchedAt }: Draft): string {
  const at = Date.parse(touchedAt ?? '');
  return Number.isNaN(at) ? '' : formatDay(at, systemClock.now());
}

export function DraftsSection({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <chakra.ul listStyleType="none" marginTop="-2">
      {drafts.map((draft) => (
        <DraftRow key={rowKey(draft)}>
          <chakra.span fontWeight="600">{draft.name}</chakra.span>
          <chakra.span gridColumn={{ base: '1', md: 'auto' }} textStyle="small" color="fg.muted">
            {draft.wordCount !== null && formatWordCount(draft.wordCount)}
          </chakra.span>
          <chakra.span
            gridColumn={{ base: '1', md: 'auto' }}
            textStyle="small"
            color="fg.subtle"
            textAlign={{ md: 'end' }}
          >
            {dayTouched(draft)}
          </chakra.span>
          {draft.project !== null && (
            <Open to={projectPath(draft.project, 'write')} aria-label={`Open ${draft.name}`}>
              Open
            </Open>
          )}
        </DraftRow>
      ))}
    </chakra.ul>
  );
}
