import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useProblemFocus } from '#src/ui/focus/use-problem-focus.ts';
import type { OpenedLink } from '../pending-sign-in.ts';
import type { Login } from '../use-login.ts';
import { LoginAlert } from './login-fields.tsx';

/** An opened sign-in link. It needs a press, because mail scanners open links too. A rejected link can be replaced. */
export function OpenedLinkPart({ link, login }: { link: OpenedLink; login: Login }) {
  const part = useRef<HTMLDivElement>(null);
  const { problem, busy } = login;
  useProblemFocus(part, problem);
  const fieldError = problem?.fields.code ?? problem?.fields.email;
  return (
    <chakra.div ref={part}>
      <LoginAlert problem={problem && { ...problem, detail: fieldError ?? problem.detail }} />
      {problem?.refused || fieldError ? (
        <Button variant="solid" full loading={busy === 'mail'} onClick={() => void login.sendMail(link.email)}>
          Email me a new link
        </Button>
      ) : (
        <Button variant="solid" full loading={busy === 'login'} onClick={() => void login.submit(link)}>
          Sign in
        </Button>
      )}
    </chakra.div>
  );
}
