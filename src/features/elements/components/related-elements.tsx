import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { projectPath } from '#src/lib/paths.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import type { ElementCard, ElementDetail, RelatedKind } from '../element-model.ts';
import { useFewRelated } from '../queries.ts';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(212px, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});

const All = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '6',
    borderRadius: 'chip',
    textStyle: 'label',
    color: 'accent.fg',
    _hover: { textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
});

const Name = chakra(Link, {
  base: {
    textStyle: 'label',
    '&:focus-visible': { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  },
});

/** On touch screens, where the button is always visible, a name may have two lines. */
const Heading = chakra('h3', {
  base: { truncate: true, '@media (hover: none)': { whiteSpace: 'normal', lineClamp: '2', overflowWrap: 'anywhere' } },
});

/** With a pointer it takes up space only on hover, so that the name has more. */
const Develop = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 'raised',
    marginInlineEnd: '-1',
    '@media (hover: hover) and (pointer: fine)': {
      'li:not(:hover, :focus-within) > &': { position: 'absolute', insetInlineEnd: '2', opacity: '0' },
    },
  },
});

type OnDevelop = (element: ElementCard) => void;

function RelatedCard({ element, onDevelop }: { element: ElementCard; onDevelop: OnDevelop }) {
  const { name, line, project, kind, slug } = element;
  return (
    <Card asChild interactive position="relative" padding="3" display="flex" alignItems="center" gap="3">
      <li>
        <Avatar name={name} src={mediaAddress(element.image)} size={40} />
        <chakra.div flex="1" minWidth="0">
          <Heading title={name}>
            <Name to={projectPath(project, kind, slug)}>{name}</Name>
          </Heading>
          {line !== null && (
            <chakra.p textStyle="caption" color="fg.muted" truncate title={line}>
              {line}
            </chakra.p>
          )}
        </chakra.div>
        <Develop>
          <IconButton label={`Develop ${name}`} icon={Mic} color="accent.fg" onClick={() => onDevelop(element)} />
        </Develop>
      </li>
    </Card>
  );
}

function OfKind({ element, kind, onDevelop }: { element: ElementDetail; kind: RelatedKind; onDevelop: OnDevelop }) {
  const { data, isPending } = useFewRelated(element.project, element.slug, kind.plural);
  const all = projectPath(element.project, element.kind, element.slug, kind.plural);
  if (data?.length === 0) return null;
  return (
    <section aria-label={`Related ${kind.pluralName.toLowerCase()}`}>
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4" marginBottom="2">
        <chakra.h2 textStyle="h3">{kind.pluralName}</chakra.h2>
        <All to={all} aria-label={`See all related ${kind.pluralName.toLowerCase()}`}>
          See all
        </All>
      </chakra.div>
      <Cards aria-busy={isPending}>
        {isPending &&
          Array.from({ length: Math.min(kind.count, 2) }, (_, at) => (
            <chakra.li key={at} aria-hidden="true">
              <SkeletonBlock height="66px" borderRadius="card" />
            </chakra.li>
          ))}
        {data?.map((card) => (
          <RelatedCard key={card.id} element={card} onDevelop={onDevelop} />
        ))}
      </Cards>
    </section>
  );
}

/** A few related elements per kind. A kind that fails to load is left out: its page shows why. */
export function RelatedElements({ element, onDevelop }: { element: ElementDetail; onDevelop: OnDevelop }) {
  return element.relatedKinds.map((kind) => (
    <OfKind key={kind.plural} element={element} kind={kind} onDevelop={onDevelop} />
  ));
}
