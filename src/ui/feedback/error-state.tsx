import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../display/icon.tsx';

type Props = {
  message: string;
  detail?: string;
  onRetry?: () => void;
  retry?: string;
  retrying?: boolean;
};

/** The text is a new element after a retry, so that screen readers read it again. */
export function ErrorState({ message, detail, onRetry, retry = 'Try again', retrying = false }: Props) {
  return (
    <chakra.div paddingBlock="10" paddingInline="4" textAlign="center">
      <chakra.div role="alert">
        <chakra.p
          key={String(retrying)}
          textStyle="text"
          color="danger.fg"
          display="inline-flex"
          gap="2"
          alignItems="flex-start"
          textAlign="start"
        >
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          {message}
        </chakra.p>
        {detail && (
          <chakra.p textStyle="small" color="fg.muted" marginTop="1" overflowWrap="anywhere">
            {detail}
          </chakra.p>
        )}
      </chakra.div>
      {onRetry && (
        <chakra.div marginTop="3">
          <Button onClick={onRetry} loading={retrying}>
            {retry}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
