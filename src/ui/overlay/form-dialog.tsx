import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { confirm } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { openDialog } from './dialogs.ts';
import type { DialogHandle } from './dialogs.ts';
import { useDialog } from './dialog-context.ts';

type Problem = { readonly text: string | null; readonly fields: Readonly<Record<string, string>> };

export type FormDialogOptions = {
  title: string;
  action?: string;
  fields: (getProblem: (name: string) => string | undefined) => ReactNode;
  /** Sends the form. Null closes the dialog; otherwise it stays with everything typed. */
  onSubmit: (data: FormData) => Promise<Problem | null>;
};

const none: Problem = { text: null, fields: {} };

type Props = FormDialogOptions & {
  onTyped: () => void;
};

function FormDialog({ title, action = 'Save', fields, onSubmit, onTyped }: Props) {
  const { close } = useDialog();
  const formId = useId();
  const [problem, setProblem] = useState(none);
  const [sending, setSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setProblem(none);
    const answer = await onSubmit(new FormData(event.currentTarget));
    setSending(false);
    if (answer === null) close();
    else setProblem(answer);
  }

  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" type="submit" form={formId} loading={sending}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onInput={onTyped}
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
        paddingTop="3"
        paddingBottom="1"
      >
        {fields((name) => problem.fields[name])}
        <chakra.p role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
          {problem.text}
        </chakra.p>
      </chakra.form>
    </DialogFrame>
  );
}

function confirmLeave(): Promise<boolean> {
  return confirm({
    title: 'Leave without saving?',
    message: 'You have unsaved changes.',
    action: 'Leave',
    cancel: 'Keep editing',
    danger: true,
  });
}

/**
 * Opens a form dialog (form modal). A press outside doesn't close it; Escape and the cross ask first when
 * text was typed.
 */
export function openForm(options: FormDialogOptions): DialogHandle {
  let isTyped = false;
  const onTyped = (): void => {
    isTyped = true;
  };
  return openDialog(<FormDialog {...options} onTyped={onTyped} />, {
    size: 'md',
    canClose: () => !isTyped || confirmLeave(),
  });
}
