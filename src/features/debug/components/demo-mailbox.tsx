import { chakra } from '@chakra-ui/react';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';

/** Mock-response mode only: where the mail is, which nobody has sent. */
export function DemoMailbox() {
  return (
    <Card>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        <chakra.strong color="fg.default" fontWeight="600">
          Mock responses are on.
        </chakra.strong>{' '}
        The email is in the demo’s mailbox.
      </chakra.p>
      <Button asChild variant="soft" full>
        <a href="/__mock/mailbox" target="_blank" rel="noreferrer">
          <span>
            Open the mailbox<VisuallyHidden>, in a new tab</VisuallyHidden>
          </span>
        </a>
      </Button>
    </Card>
  );
}
