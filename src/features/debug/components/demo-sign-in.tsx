import { chakra } from '@chakra-ui/react';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';

/** The writer that every scenario of the mock environment knows. */
const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

type Props = { onContinue: (credentials: { email: string; password: string }) => void; busy: boolean };

/** Mock-response mode only: the way in without typing. It takes the ordinary login. */
export function DemoSignIn({ onContinue, busy }: Props) {
  return (
    <Card>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        <chakra.strong color="fg.default" fontWeight="600">
          Mock responses are on.
        </chakra.strong>{' '}
        Nothing leaves this device.
      </chakra.p>
      <Button variant="soft" full aria-disabled={busy || undefined} onClick={() => !busy && onContinue(demoWriter)}>
        Continue as the demo writer
      </Button>
    </Card>
  );
}
