import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { describeError } from '#src/lib/describe-error.ts';
import { projectTexts } from '#src/lib/error-texts.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';
import type { Failure } from '#src/ui/use-retry.ts';

export function ProjectSkeleton() {
  return (
    <chakra.div aria-busy="true" paddingInline={{ base: '4', md: '8' }}>
      <chakra.div display="flex" alignItems="center" gap="4" height={{ base: '56px', md: '88px' }} aria-hidden="true">
        <SkeletonBlock width="56px" height="56px" borderRadius="control" hideBelow="md" />
        <chakra.div flex="1">
          <SkeletonBar height="24px" width="min(260px, 60%)" />
          <SkeletonBar marginTop="2.5" width="min(340px, 80%)" hideBelow="md" />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap="6" height="44px" alignItems="center" aria-hidden="true">
        {[64, 52, 84, 44].map((width) => (
          <SkeletonBar key={width} width={`${width}px`} />
        ))}
      </chakra.div>
      <SlowNotice />
    </chakra.div>
  );
}

type Props = {
  slug: string;
  error: ApiError | null;
  failure: Failure;
  onLogIn: () => void;
};

/** Replaces a project that failed to load, with the specification's text. */
export function ProjectMissing({ slug, error, failure, onLogIn }: Props) {
  const errorText = error === null ? null : describeError(error, { project: slug });
  const isFinal = error === null || error.status === 404 || error.status === 403;
  return (
    <chakra.div paddingTop={{ base: '8', md: '24' }}>
      <VisuallyHidden asChild>
        <h1>Project</h1>
      </VisuallyHidden>
      <ErrorState message={errorText?.text ?? projectTexts.notFound(slug)} {...(!isFinal && failure)} />
      <chakra.div display="flex" justifyContent="center" gap="2">
        {error?.status === 401 && (
          <Button variant="solid" onClick={onLogIn}>
            Log in
          </Button>
        )}
        <Button asChild variant="link">
          <Link to="/">Back to home</Link>
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
