import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  /** Null for a spoken answer or if this device doesn't know the text. */
  text: string | null;
  wave: ReactNode;
};

export function SentAnswer({ text, wave }: Props) {
  return (
    <div>
      <chakra.p textStyle="small" color="fg.muted">
        Your answer, just now
      </chakra.p>
      {text !== null && (
        <chakra.p textStyle="answer" marginTop="3" lineClamp="3" overflowWrap="anywhere" whiteSpace="pre-line">
          {text}
        </chakra.p>
      )}
      {wave !== null && <chakra.div marginTop="3">{wave}</chakra.div>}
      <chakra.p textStyle="body" color="fg.muted" marginTop="5">
        The next question will appear here.
      </chakra.p>
    </div>
  );
}
