import { chakra } from '@chakra-ui/react';
import { Mic, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useProfile } from '../queries.ts';

const Head = chakra('header', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: '96px minmax(0, 1fr)', xl: '96px minmax(0, 1fr) auto' },
    columnGap: { base: '4', md: '6' },
    rowGap: '4',
    alignItems: 'center',
    marginBottom: { base: '4', md: '6' },
  },
});

const Ways = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(150px, 1fr))', md: 'auto auto' },
    gridColumn: { base: '1 / -1', xl: 'auto' },
    justifyContent: { md: 'start' },
    gap: '2',
  },
});

function Photo({ name, src }: { name: string; src: string | null }) {
  return (
    <>
      <chakra.span display={{ md: 'none' }}>
        <Avatar name={name} src={src} size={72} />
      </chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline' }}>
        <Avatar name={name} src={src} size={96} />
      </chakra.span>
    </>
  );
}

/** Breaks an email address at the @ first. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <chakra.p color="fg.muted" overflowWrap="anywhere">
      {at > 0 && address.slice(0, at)}
      {at > 0 && <wbr />}
      {at > 0 ? address.slice(at) : address}
    </chakra.p>
  );
}

export function ProfileHeader() {
  const { data: profile } = useProfile();
  const name = profile?.name ?? profile?.email ?? null;
  return (
    <Head>
      <Photo name={name ?? ''} src={mediaAddress(profile?.photo)} />
      <chakra.div minWidth="0">
        <chakra.h1 textStyle="display" overflowWrap="anywhere">
          {name ?? (
            <>
              <VisuallyHidden>Profile</VisuallyHidden>
              {profile === undefined && <SkeletonBar height="32px" width="60%" />}
            </>
          )}
        </chakra.h1>
        {profile?.email && profile.email !== name && <Email address={profile.email} />}
      </chakra.div>
      <Ways>
        <Button asChild>
          <Link to="/profile/edit">
            <Icon of={Pencil} />
            Edit profile
          </Link>
        </Button>
        <Button asChild variant="solid">
          <Link to="/profile/develop">
            <Icon of={Mic} />
            Develop profile
          </Link>
        </Button>
      </Ways>
    </Head>
  );
}
