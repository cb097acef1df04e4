import { chakra } from '@chakra-ui/react';
import { Copy, TriangleAlert } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/announcer.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog, type DialogHandle } from '#src/ui/overlay/dialogs.ts';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';

export type ErrorPopupOptions = {
  title: string;
  message?: string;
  reference?: string;
  onRetry?: () => void;
  onClosed?: () => void;
};

function ErrorPopup({ title, message, reference, onRetry }: ErrorPopupOptions) {
  const { close } = useDialog();
  const copy = async (text: string) => {
    announce((await copyText(text)) ? 'Copied' : 'Couldn’t copy');
  };
  return (
    <DialogFrame
      title={title}
      lead={
        <chakra.span
          display="grid"
          placeItems="center"
          width="touch"
          height="touch"
          marginBottom="4"
          borderRadius="full"
          bg="danger.bg"
          color="danger.fg"
        >
          <Icon of={TriangleAlert} />
        </chakra.span>
      }
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {onRetry && (
            <Button
              variant="solid"
              data-autofocus=""
              onClick={() => {
                onRetry();
                close();
              }}
            >
              Try again
            </Button>
          )}
        </>
      }
    >
      {message && <chakra.p color="fg.muted">{message}</chakra.p>}
      {reference && (
        <chakra.p textStyle="small" color="fg.subtle" display="flex" alignItems="center">
          Reference {reference}
          <IconButton
            label="Copy the reference"
            icon={Copy}
            iconSize={14}
            onClick={() => void copy(reference).catch(() => announce('Couldn’t copy'))}
          />
        </chakra.p>
      )}
    </DialogFrame>
  );
}

export function openErrorPopup({ onClosed, ...options }: ErrorPopupOptions): DialogHandle {
  return openDialog(<ErrorPopup {...options} />, { size: 'sm', ...(onClosed && { onClosed }) });
}
