import { Button } from '#src/ui/controls/button.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { DemoNote } from './demo-note.tsx';

export function DemoMailbox() {
  return (
    <DemoNote text="Your email is in the demo inbox.">
      <Button asChild variant="soft" full>
        <a href="/__mock/mailbox" target="_blank" rel="noreferrer">
          <span>
            Open the inbox<VisuallyHidden>, in a new tab</VisuallyHidden>
          </span>
        </a>
      </Button>
    </DemoNote>
  );
}
