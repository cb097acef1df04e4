import { Link } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { describeError } from '#src/lib/describe-error.ts';
import { projectTexts } from '#src/lib/strings.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';

type Props = {
  slug: string;
  error: ApiError | null;
  retrying: boolean;
  onRetry: () => void;
  onLogIn: () => void;
};

/** Replaces a project that failed to load, with section 8's text. */
export function ProjectMissing({ slug, error, retrying, onRetry, onLogIn }: Props) {
  const errorText = error === null ? null : describeError(error, { project: slug });
  const isFinal = error === null || error.status === 404 || error.status === 403;
  return (
    <chakra.div paddingTop={{ base: '8', md: '24' }}>
      <VisuallyHidden asChild>
        <h1>Project</h1>
      </VisuallyHidden>
      <ErrorState
        message={errorText?.text ?? projectTexts.notFound(slug)}
        detail={slug}
        retrying={retrying}
        {...(!isFinal && { onRetry })}
      />
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
