import { chakra } from '@chakra-ui/react';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/layer-context.ts';

type Props = { title: string; content: string };

function DataPoint({ title, content }: Props) {
  const { close } = useDialog();
  return (
    <DialogFrame
      title={title}
      cross={false}
      actions={
        <Button data-autofocus="" onClick={close}>
          Close
        </Button>
      }
    >
      <chakra.pre
        fontFamily="mono"
        fontSize="12px"
        lineHeight="16px"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        color="fg.muted"
      >
        {content}
      </chakra.pre>
    </DialogFrame>
  );
}

/** Opens the admin's data-point modal (section 2) for a debug log item. Only the debug tools use it. */
export function openDataPoint(title: string, content: string): void {
  openDialog(<DataPoint title={title} content={content} />, { size: 'md' });
}
