import { useTimeout } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const slowAfterMs = 5000;

/** Shows after 5 seconds that loading takes longer. Mount it with a placeholder. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), slowAfterMs, { autoInvoke: true });
  return (
    <chakra.p
      aria-live="polite"
      {...(isSlow && { role: 'status' })}
      textStyle="small"
      color="fg.muted"
      textAlign="center"
      paddingBlock="4"
    >
      {isSlow && 'This is taking longer than usual. Your work is safe.'}
    </chakra.p>
  );
}
