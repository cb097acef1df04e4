import { chakra } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { PasswordField } from './password-field.tsx';
import { missingCredentials } from '../login-problem.ts';
import type { Login } from '../use-login.ts';
import { EmailField, LoginAlert } from './login-fields.tsx';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';

const Or = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBlock: '4',
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': { content: '""', flex: '1', height: '1px', bg: 'border.default' },
  },
});

type Props = {
  login: Login;
  email?: string;
};

/** Login form. The email always stays; a refused password is cleared. */
export function LoginForm({ login, email: initialEmail = '' }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const { problem } = login;
  const fields = problem?.fields ?? {};
  const isBusy = login.busy !== null;

  useProblemFocus(form, problem);

  const isComplete = (typed: Parameters<typeof missingCredentials>[0]): boolean => {
    const missing = missingCredentials(typed);
    if (missing !== null) login.refuse(missing);
    return missing === null;
  };
  const trimmed = (): string => {
    setEmail(email.trim());
    return email.trim();
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const credentials = { email: trimmed(), password };
    if (!isComplete(credentials)) return;
    const failed = await login.submit(credentials);
    if (failed?.refused) setPassword('');
  };
  const onMail = (): void => {
    const typed = { email: trimmed() };
    if (isComplete(typed)) void login.sendMail(typed.email);
  };

  return (
    <chakra.form ref={form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
      <LoginAlert problem={problem} />
      <chakra.div display="grid" gap="4">
        <EmailField value={email} readOnly={isBusy} error={fields.email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          value={password}
          data-autofocus={initialEmail === '' ? undefined : ''}
          readOnly={isBusy}
          error={fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </chakra.div>
      <chakra.div marginTop="6">
        <Button type="submit" variant="solid" full loading={login.busy === 'login'}>
          Log in
        </Button>
      </chakra.div>
      <Or>or</Or>
      <Button full loading={login.busy === 'mail'} onClick={onMail}>
        Email me a sign-in link
      </Button>
    </chakra.form>
  );
}
