import { Button } from '#src/ui/controls/button.tsx';
import { DemoNote } from './demo-note.tsx';

const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

type Props = { onContinue: (credentials: { email: string; password: string }) => void; busy: boolean };

export function DemoSignIn({ onContinue, busy }: Props) {
  return (
    <DemoNote text="Nothing leaves this device.">
      <Button variant="soft" full aria-disabled={busy || undefined} onClick={() => !busy && onContinue(demoWriter)}>
        Continue as the demo writer
      </Button>
    </DemoNote>
  );
}
