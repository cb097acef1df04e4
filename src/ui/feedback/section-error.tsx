import { chakra } from '@chakra-ui/react';
import { Button } from '../controls/button.tsx';

type Props = { message: string; onRetry: () => void; retrying?: boolean };

/** The text is a new element after a retry, so that screen readers read it again. */
export function SectionError({ message, onRetry, retrying = false }: Props) {
  return (
    <chakra.div role="alert" display="flex" flexWrap="wrap" alignItems="center" columnGap="5" color="fg.muted">
      <p key={String(retrying)}>{message}</p>
      <Button variant="link" marginInlineStart="-3" onClick={onRetry} loading={retrying}>
        Try again
      </Button>
    </chakra.div>
  );
}
