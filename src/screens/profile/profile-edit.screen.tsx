import { useNavigate } from 'react-router-dom';
import { EditProfile } from '#src/features/profile/components/edit-profile.tsx';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { SubpageHeader } from './subpage-header.tsx';

export const handle: ScreenHandle = { title: 'Edit profile', sidebar: true, foot: 'own' };

/** /profile/edit. */
export function Component() {
  const writer = useCurrentUser();
  const navigate = useNavigate();
  if (writer === undefined) return null;
  return (
    <>
      <SubpageHeader title="Edit profile" back={{ to: '/', label: 'Home' }} />
      <EditProfile key={writer.id} userId={writer.id} onDone={() => void navigate('/profile')} />
    </>
  );
}
