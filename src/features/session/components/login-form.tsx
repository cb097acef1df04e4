import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { PasswordField } from '#src/ui/controls/password-field.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { type LoginProblem, missingCredentials } from '../login-problem.ts';
import type { Login } from '../use-login.ts';
import { LoginAlert } from './login-alert.tsx';

/** The place a problem is about: its first field, else the message itself. */
function focusProblem(form: HTMLFormElement, { fields }: LoginProblem): void {
  let place = '[role=alert]';
  if (fields.email) place = '[name=email]';
  else if (fields.password) place = '[name=password]';
  form.querySelector<HTMLElement>(place)?.focus();
}

/** Email, password and one button. The typed email always stays; a refused password goes. */
export function LoginForm({ login }: { login: Login }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { problem } = login;
  const fields = problem?.fields ?? {};

  useEffect(() => {
    if (problem !== null && form.current !== null) focusProblem(form.current, problem);
  }, [problem]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = email.trim();
    setEmail(typed);
    const missing = missingCredentials(typed, password);
    if (missing !== null) {
      login.refuse(missing);
      return;
    }
    const failed = await login.submit({ email: typed, password });
    if (failed?.refused) setPassword('');
  };

  return (
    <chakra.form ref={form} noValidate aria-busy={login.busy} onSubmit={(event) => void onSubmit(event)}>
      <LoginAlert problem={problem} />
      <chakra.div display="grid" gap="4">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={login.busy}
          error={fields.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          value={password}
          readOnly={login.busy}
          error={fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </chakra.div>
      <chakra.div marginTop="6">
        <Button type="submit" variant="solid" full loading={login.busy}>
          Log in
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
