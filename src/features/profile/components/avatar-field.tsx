import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ProgressRing } from '#src/ui/display/progress-ring.tsx';
import { Avatar } from '#src/ui/display/tiles.tsx';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import type { ProfileModel } from '../profile-model.ts';
import { useAvatar } from '../use-avatar.ts';

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '4', md: '6' }, marginBottom: { base: '8', md: '10' } },
});

/** The writer's photo and its controls. Saved at once, separately from the form. */
export function AvatarField({ profile: { name, email, photo } }: { profile: ProfileModel }) {
  const { sent, isRemoving, problem, pick, remove } = useAvatar();
  const src = mediaAddress(photo);
  const action = photo === null ? 'Add photo' : 'Change photo';
  return (
    <Row role="group" aria-label="Photo">
      <chakra.div position="relative" flexShrink="0" lineHeight="0">
        <Avatar name={name ?? email ?? ''} src={src} size={80} />
        {sent !== null && <ProgressRing label="Upload" value={sent * 100} size={80} />}
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
          <ImageButton size="sm" label={sent === null ? action : 'Uploading…'} onPick={pick} />
          {photo !== null && sent === null && (
            <Button size="sm" variant="text" onClick={remove} loading={isRemoving} aria-label="Remove photo">
              Remove
            </Button>
          )}
        </chakra.div>
        <chakra.p textStyle="small" color="fg.subtle" marginTop="2">
          JPEG, PNG, WebP or GIF, up to 10 MB
        </chakra.p>
        <chakra.div role="alert">
          {problem !== null && (
            <chakra.p
              textStyle="small"
              color="danger.fg"
              display="flex"
              gap="1.5"
              marginTop="1"
              overflowWrap="anywhere"
            >
              <chakra.span marginTop="1px" flexShrink="0">
                <Icon of={CircleAlert} size={16} />
              </chakra.span>
              {problem}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
    </Row>
  );
}
