import { chakra } from '@chakra-ui/react';
import { createContext, type ReactElement, type ReactNode, type SyntheticEvent, use, useId, useState } from 'react';
import { toFormError } from '#src/lib/form-error.ts';
import { Button } from '../controls/button.tsx';
import { confirm } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { openDialog } from './dialogs.ts';
import type { DialogHandle } from './dialogs.ts';
import { useDialog } from './dialog-context.ts';

/** Problems by the names of their fields. */
type Problems = Readonly<Record<string, string>>;

type Props = {
  title: string;
  action?: string;
  /** The write that the form sends. The form shows its error: at the fields in `fieldNames`, or below them. */
  mutation?: { readonly isPending: boolean; readonly error: unknown };
  fieldNames?: readonly string[];
  /** Sends the form, or returns what is missing in it. */
  onSubmit: (data: FormData) => Problems | undefined;
  children: (getProblem: (name: string) => string | undefined) => ReactNode;
};

const TypedContext = createContext<() => void>(() => undefined);

/** A form in a dialog. After an error it stays with everything typed. Its owner closes it once the write succeeds. */
export function FormDialog({ title, action = 'Save', mutation, fieldNames, onSubmit, children }: Props) {
  const { close } = useDialog();
  const onTyped = use(TypedContext);
  const formId = useId();
  const [missing, setMissing] = useState<Problems>({});
  const isPending = mutation?.isPending ?? false;
  const failure = mutation?.error ? toFormError(mutation.error, 'general', fieldNames ?? []) : null;

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) setMissing(onSubmit(new FormData(event.currentTarget)) ?? {});
  }

  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" type="submit" form={formId} loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onInput={onTyped}
        onSubmit={submit}
        display="grid"
        gap="5"
        paddingTop="3"
        paddingBottom="1"
      >
        {children((name) => missing[name] ?? failure?.fields[name])}
        <chakra.p role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
          {failure?.text}
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

function TypedForm({ onTyped, children }: { onTyped: () => void; children: ReactElement }) {
  return <TypedContext value={onTyped}>{children}</TypedContext>;
}

/**
 * Opens a `FormDialog`, or a component that returns one. A press outside doesn't close it; Escape and the cross ask
 * first when text was typed.
 */
export function openForm(form: ReactElement): DialogHandle {
  let isTyped = false;
  const onTyped = (): void => {
    isTyped = true;
  };
  return openDialog(<TypedForm onTyped={onTyped}>{form}</TypedForm>, {
    size: 'md',
    canClose: () => !isTyped || confirmLeave(),
  });
}
