import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '#src/features/session/components/login-form.tsx';
import { SessionEnded } from '#src/features/session/components/session-ended.tsx';
import { useLogin } from '#src/features/session/use-login.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export const handle: ScreenHandle = { title: 'Log in', sidebar: false };

/** Mock mode only; left out of the production build. */
const DemoLogin =
  import.meta.env.VITE_MOCK === 'true'
    ? lazy(async () => ({ default: (await import('#src/features/debug/components/demo-login.tsx')).DemoLogin }))
    : null;

/** Returns the email saved in the history entry, or an empty string. */
function typedEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}

export function Component() {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const login = useLogin({
    search: () => search,
    onSent: (mail) => void navigate(`/auth/magic-link${search}`, { state: { mail } }),
  });
  return (
    <SignInFrame name="Log in" sentence="Say one true thing about someone. Then answer the next question.">
      <chakra.h1 textStyle="h1" textWrap="balance">
        Sign in to keep telling your story
      </chakra.h1>
      <SessionEnded />
      <chakra.div marginTop="8">
        <LoginForm login={login} email={typedEmail(state)} />
      </chakra.div>
      <chakra.p marginTop="4" textStyle="small" color="fg.subtle">
        We’ll email you a link and a code. No password needed.
      </chakra.p>
      {DemoLogin && (
        <chakra.div marginTop="8" minHeight={{ base: '108px', md: '104px' }}>
          <Suspense>
            <DemoLogin busy={login.busy !== null} onContinue={(credentials) => void login.submit(credentials)} />
          </Suspense>
        </chakra.div>
      )}
    </SignInFrame>
  );
}
