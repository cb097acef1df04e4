import { describeError } from '#src/lib/describe-error.ts';
import { elementTexts } from '#src/lib/error-texts.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import type { Retried } from '#src/ui/use-retry.ts';

type Props = Pick<Retried<ApiError>, 'error' | 'failure'>;

export function ElementMissing({ error, failure }: Props) {
  const errorText = error && describeError(error, 'element');
  const isFinal = error === null || error.status === 404;
  return (
    <>
      <VisuallyHidden asChild>
        <h1 tabIndex={-1}>Element</h1>
      </VisuallyHidden>
      <ErrorState
        message={errorText?.text ?? elementTexts.notFound}
        {...(errorText?.detail != null && { detail: errorText.detail })}
        {...(!isFinal && failure)}
      />
    </>
  );
}
