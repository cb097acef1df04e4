import { chakra } from '@chakra-ui/react';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { listFields, textFields } from '../profile-model.ts';
import type { Failure } from '#src/ui/use-retry.ts';

export function ProfileFailed({ failure }: { failure: Failure }) {
  return <ErrorState message="We couldn’t load your profile." {...failure} />;
}

const [bio, ...others] = textFields.map(({ label }) => ({ label, height: '92px' }));
const fields = [
  { label: 'Name', height: '40px' },
  ...(bio ? [bio] : []),
  ...listFields.map(({ label }) => ({ label, height: '40px' })),
  ...others,
];

export function EditSkeleton() {
  return (
    <chakra.div aria-busy="true" display="grid" gap="6">
      <SkeletonBlock width="80px" height="80px" borderRadius="full" marginBottom="4" />
      {fields.map(({ label, height }) => (
        <div key={label}>
          <chakra.p textStyle="label" marginBottom="2">
            {label}
          </chakra.p>
          <SkeletonBlock height={height} />
        </div>
      ))}
    </chakra.div>
  );
}
