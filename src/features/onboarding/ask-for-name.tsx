import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { User } from '#src/api/generated/types.ts';
import { busy$ } from '#src/platform/busy.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';
import { NameFields } from './components/name-fields.tsx';
import { Refusal } from './components/refusal.tsx';
import { onNameSetInOtherTab, refreshUser, useOnboardingUser } from './queries.ts';
import { useOnboardingForm } from './use-onboarding-form.ts';
import { useNameSaving } from './use-saving.ts';

function NameForm({ user }: { user: User }) {
  const { answers, saved, change, forget } = useOnboardingForm(user);
  const { isSaving, problem, save } = useNameSaving('name');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useProblemFocus(form, problem);
  const isNamed = saved.firstName !== '';
  // The draft on this device. Another tab can save the name too.
  useEffect(() => {
    if (isNamed) forget();
  }, [isNamed, forget]);
  return (
    <DialogFrame
      title="Finish setting up your account"
      actions={
        <Button variant="solid" type="submit" form={formId} loading={isSaving}>
          Save
        </Button>
      }
    >
      <chakra.form
        ref={form}
        id={formId}
        noValidate
        aria-busy={isSaving}
        display="grid"
        gap="4"
        paddingTop="3"
        paddingBottom="1"
        onSubmit={(event) => {
          event.preventDefault();
          void save(answers, true);
        }}
      >
        <Refusal text={problem?.text ?? null} />
        <NameFields answers={answers} onChange={change} problem={problem} readOnly={isSaving} asksEmails />
      </chakra.form>
    </DialogFrame>
  );
}

/** Asks for the name ("Finish setting up your account"). The caller closes it; a draft survives a reload. */
function NamePrompt() {
  const user = useOnboardingUser();
  return user && <NameForm key={user.id} user={user} />;
}

function isTyping(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) return field.value !== '';
  if (field instanceof HTMLInputElement) return field.matches(':read-write') && field.value !== '';
  return field instanceof HTMLElement && field.isContentEditable;
}

/** Runs `then` once the writer isn't busy, for example recording, and isn't typing. Returns a cancel function. */
export function whenQuiet(then: () => void): () => void {
  const isBusy = (): boolean => busy$.peek() || isTyping();
  const ends: (() => void)[] = [];
  let isOver = false;
  const end = (): void => {
    isOver = true;
    for (const one of ends.splice(0)) one();
  };
  const look = (): void => {
    if (isOver || isBusy()) return;
    end();
    then();
  };
  // The field still has the focus during `focusout`.
  const onFocusOut = (): void => {
    setTimeout(look);
  };
  document.addEventListener('focusout', onFocusOut);
  ends.push(() => document.removeEventListener('focusout', onFocusOut), busy$.onChange(look));
  look();
  return end;
}

/**
 * Asks for the writer's name when it interrupts nothing, in a dialog without a close button. Returns a
 * function that closes it.
 */
export function askForName(): () => void {
  let close = (): void => undefined;
  const endWaiting = whenQuiet(() => {
    ({ close } = openDialog(<NamePrompt />, { size: 'sm', forced: true }));
  });
  const endListening = onNameSetInOtherTab(() => void refreshUser());
  return () => {
    endWaiting();
    endListening();
    close();
  };
}
