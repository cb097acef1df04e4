import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { wholeRow, WholeRowLink } from './story-section.tsx';
import { type Audience, type Character, rowKey } from '../story-model.ts';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '6' },
    listStyle: 'none',
  },
});

function CharacterCard({ character }: { character: Character }) {
  const { name, path, role, types, description, image } = character;
  const part = [role, ...types].filter((text) => text !== null).join(' · ');
  return (
    <Card asChild display="grid" gridTemplateColumns="56px minmax(0, 1fr)" gap="4" css={wholeRow}>
      <li>
        <Avatar name={name} src={mediaAddress(image)} size={56} />
        <chakra.div minWidth="0" overflowWrap="anywhere">
          <chakra.h3 textStyle="h3">{path === null ? name : <WholeRowLink to={path}>{name}</WholeRowLink>}</chakra.h3>
          {part !== '' && (
            <chakra.p textStyle="caption" color="fg.subtle">
              {part}
            </chakra.p>
          )}
          {description && (
            <chakra.p textStyle="small" color="fg.muted" marginTop="1.5">
              {description}
            </chakra.p>
          )}
        </chakra.div>
      </li>
    </Card>
  );
}

/** Two rows. A button shows the rest. */
const initialCount = 6;

export function CharactersSection({ characters }: { characters: readonly Character[] }) {
  const [isWhole, setWhole] = useState(false);
  const hasMore = !isWhole && characters.length > initialCount;
  return (
    <>
      <Cards>
        {(hasMore ? characters.slice(0, initialCount) : characters).map((character) => (
          <CharacterCard key={rowKey(character)} character={character} />
        ))}
      </Cards>
      {hasMore && (
        <chakra.div marginTop="4">
          <Button onClick={() => setWhole(true)}>See all {characters.length}</Button>
        </chakra.div>
      )}
    </>
  );
}

function Wishes({ title, wishes }: { title: string; wishes: readonly string[] }) {
  if (wishes.length === 0) return null;
  return (
    <div>
      <chakra.h3 textStyle="title" marginBottom="1">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" color="fg.muted">
        {wishes.map((wish) => (
          <chakra.li key={wish} paddingBlock="1.5" overflowWrap="anywhere">
            {wish}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

export function AudienceSection({ audience }: { audience: Audience }) {
  const { title, description, prefers, dislikes } = audience;
  return (
    <>
      {title && <chakra.h3 textStyle="h3">{title}</chakra.h3>}
      {description && (
        <chakra.p textStyle="prose" marginTop="1">
          {description}
        </chakra.p>
      )}
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" marginTop="4">
        <Wishes title="Prefers" wishes={prefers} />
        <Wishes title="Dislikes" wishes={dislikes} />
      </chakra.div>
    </>
  );
}
