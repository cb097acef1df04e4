import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../display/icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { useDialog } from './layer-context.ts';

type Props = {
  title: string;
  /** Called with the form's own data; errors are the caller's to show: at the fields, or as `error`. */
  onSubmit: (data: FormData) => void;
  submit?: string;
  /** The submit button keeps its place and shows a spinner; a second press is ignored. */
  saving?: boolean;
  /** What went wrong with the whole form; typed values stay. */
  error?: string | undefined;
  children: ReactNode;
};

/** The frame of a form in a dialog. The focus begins in its first field. */
export function FormDialog({ title, onSubmit, submit = 'Save', saving = false, error, children }: Props) {
  const { forced, close } = useDialog();
  return (
    <chakra.form
      noValidate
      display="contents"
      aria-busy={saving}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!saving) onSubmit(new FormData(event.currentTarget));
      }}
    >
      <DialogFrame
        title={title}
        actions={
          <>
            {!forced && (
              <Button variant="text" onClick={close}>
                Cancel
              </Button>
            )}
            <Button type="submit" variant="solid" loading={saving}>
              {submit}
            </Button>
          </>
        }
      >
        {/* The negative margin keeps the fields' focus border from being cut by the scrolling part. */}
        <chakra.div display="grid" gap="4" padding="0.5" margin="-0.5" paddingTop="2.5">
          {children}
          <chakra.div role="alert" display={error ? 'flex' : 'none'} gap="2" color="danger.fg" textStyle="text">
            {error && (
              <>
                <Icon of={CircleAlert} />
                {error}
              </>
            )}
          </chakra.div>
        </chakra.div>
      </DialogFrame>
    </chakra.form>
  );
}
