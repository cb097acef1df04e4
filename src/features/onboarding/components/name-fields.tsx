import { type RefObject, useEffect } from 'react';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import type { Answers } from '../answers.ts';
import type { NameProblem } from '../use-saving.ts';

/** Focuses the form's first invalid field, or the error text if all are valid. */
export function useProblemFocus(box: RefObject<HTMLElement | null>, problem: NameProblem | null): void {
  useEffect(() => {
    if (problem === null) return;
    const invalidField = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (invalidField ?? box.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [box, problem]);
}

const longest = 100;

type Props = {
  answers: Answers;
  onChange: (change: Partial<Answers>) => void;
  problem: NameProblem | null;
  readOnly: boolean;
  /** False if the writer was asked before; that choice isn't known here. */
  asksEmails: boolean;
};

/** First name, last name and email consent. */
export function NameFields({ answers, onChange, problem, readOnly, asksEmails }: Props) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        maxLength={longest}
        value={answers.firstName}
        readOnly={readOnly}
        error={problem?.fields['first_name']}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <TextField
        label="Last name"
        optional
        name="last_name"
        autoComplete="family-name"
        maxLength={longest}
        value={answers.lastName}
        readOnly={readOnly}
        error={problem?.fields['last_name']}
        onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
      />
      {asksEmails && (
        <Checkbox
          label="Receive emails"
          name="receive_emails"
          checked={answers.receiveEmails}
          onChange={(receiveEmails) => onChange({ receiveEmails })}
        />
      )}
    </>
  );
}
