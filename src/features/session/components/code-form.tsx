import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { missingCredentials } from '../login-problem.ts';
import { cleanCode, type SentMail } from '../pending-sign-in.ts';
import type { Login } from '../use-login.ts';
import { EmailField, LoginAlert } from './login-fields.tsx';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';

const numbers = ['', '', '', '', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const minute = 60_000;

function lasting(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 60 || minutes % 60 !== 0) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/** Returns "Six digits. It expires in 15 minutes.", limited to what the server sent, or null. */
export function codeHint({ digits, lastsMs }: Pick<SentMail, 'digits' | 'lastsMs'>): string | null {
  const sentences = [
    digits !== null && `${numbers[digits] || digits} digits.`,
    lastsMs !== null && `It expires in ${lasting(lastsMs)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}

const codeStyles = {
  minHeight: '56px',
  paddingInline: '4',
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: '500',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.32em',
  css: { '@media (pointer: coarse)': { minHeight: '56px', fontSize: '1.5rem' } },
} as const;

type Props = {
  login: Login;
  /** Null if this page sent no mail; then the form also asks for the email. */
  mail: Pick<SentMail, 'email' | 'lastsMs' | 'digits'> | null;
};

/** One field: easier to read aloud, paste and correct than one per digit. */
export function CodeForm({ login, mail }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const { problem } = login;
  const isBusy = login.busy !== null;
  const refusal = problem?.refused ? problem.text : problem?.fields.code;

  useProblemFocus(form, problem, (box) => {
    const field = box.querySelector<HTMLInputElement>(problem?.fields.email ? '[name=email]' : '[name=code]');
    field?.focus();
    field?.select();
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const credentials = { email: mail?.email ?? typed.trim(), code };
    const missing = missingCredentials(credentials);
    if (missing === null) void login.submit(credentials);
    else login.refuse(missing);
  };

  return (
    <chakra.form ref={form} noValidate aria-busy={isBusy} onSubmit={onSubmit} display="grid" gap="4">
      {!refusal && <LoginAlert problem={problem} />}
      {mail === null && (
        <EmailField value={typed} readOnly={isBusy} error={problem?.fields.email} onChange={setTyped} />
      )}
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        inputMode="numeric"
        spellCheck={false}
        value={code}
        readOnly={isBusy}
        hint={mail && codeHint(mail)}
        error={refusal}
        alert
        onChange={(event) => setCode(cleanCode(event.currentTarget.value))}
        {...codeStyles}
      />
      <Button type="submit" variant="solid" full loading={login.busy === 'login'} marginTop="2">
        Sign in
      </Button>
    </chakra.form>
  );
}
