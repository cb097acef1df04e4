import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/display/chip.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { listFields, textFields, type ProfileModel } from '../profile-model.ts';
import { useProfile } from '../queries.ts';
import { ProfileFailed } from './profile-placeholders.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

const Prose = chakra('p', { base: { textStyle: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '0' },
    marginTop: '6',
    paddingBlock: { base: '5', md: '3' },
    borderBlockWidth: '1px',
    borderColor: 'border.default',
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '136px minmax(0, 1fr)' },
    gap: { base: '2', md: '0' },
    alignItems: 'start',
    paddingBlock: { md: '1.5' },
  },
});

const Chips = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } });

function Nothing({ about }: { about: string }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" color="fg.muted">
      Nothing here yet.
      <Button asChild variant="link" size="sm" marginInlineStart="-3">
        <Link to="/profile/develop" aria-label={`Talk about this: ${about}`}>
          Talk about this
        </Link>
      </Button>
    </chakra.span>
  );
}

function ItemList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <Row>
      <chakra.dt textStyle="label" minHeight="24px" alignContent="center">
        {label}
      </chakra.dt>
      <chakra.dd minHeight="24px" alignContent="center">
        {items.length === 0 ? (
          <Nothing about={label} />
        ) : (
          <Chips>
            {items.map((word) => (
              <Chip key={word} asChild minHeight="24px">
                <li>{word}</li>
              </Chip>
            ))}
          </Chips>
        )}
      </chakra.dd>
    </Row>
  );
}

function Section({ label, first = false, children }: { label: string; first?: boolean; children: ReactNode }) {
  return (
    <chakra.section marginTop={first ? '0' : '10'}>
      <chakra.h2 textStyle="h2" marginBottom="1.5">
        {label}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

function Loaded({ profile: { texts, lists } }: { profile: ProfileModel }) {
  const [bio, ...others] = textFields;
  return (
    <>
      {texts.bio === null ? (
        <Section label={bio.label} first>
          <Nothing about={bio.label} />
        </Section>
      ) : (
        <Prose>{texts.bio}</Prose>
      )}
      <Rows>
        {listFields.map(({ name, label }) => (
          <ItemList key={name} label={label} items={lists[name]} />
        ))}
      </Rows>
      {others.map(({ name, label }) => (
        <Section key={name} label={label}>
          {texts[name] === null ? <Nothing about={label} /> : <Prose>{texts[name]}</Prose>}
        </Section>
      ))}
    </>
  );
}

export function About() {
  const query = useProfile();
  const { data: profile } = query;
  const { isPending, failure } = useRetry(query);
  if (profile) return <Loaded profile={profile} />;
  if (isPending)
    return (
      <chakra.div aria-busy="true" display="grid" gap="4">
        {['96%', '88%', '92%', '54%'].map((width) => (
          <SkeletonBar key={width} width={width} height="14px" />
        ))}
      </chakra.div>
    );
  return <ProfileFailed failure={failure} />;
}
