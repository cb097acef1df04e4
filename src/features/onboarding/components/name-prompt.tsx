import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { User } from '#src/contract/generated/types.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { useOnboardingUser } from '../queries.ts';
import { useOnboardingForm } from '../use-onboarding-form.ts';
import { useNameSaving } from '../use-name.ts';
import { useProblemFocus } from '../use-problem-focus.ts';
import { NameFields } from './name-fields.tsx';
import { Refusal } from './refusal.tsx';

function NameForm({ user }: { user: User }) {
  const { answers, saved, change, forget } = useOnboardingForm(user);
  const { isSaving, problem, save } = useNameSaving();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useProblemFocus(form, problem);
  const isNamed = saved.firstName !== '';
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

/** Asks for the name (section 2, "Finish setting up your account"). The caller closes it; a draft survives a reload. */
export function NamePrompt() {
  const user = useOnboardingUser();
  return user && <NameForm key={user.id} user={user} />;
}
