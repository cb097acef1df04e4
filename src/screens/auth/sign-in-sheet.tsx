import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { LoginForm } from '#src/features/session/components/login-form.tsx';
import { SentMailPart } from '#src/features/session/components/sent-mail.tsx';
import type { SentMail } from '#src/features/session/pending-sign-in.ts';
import { reauthenticate } from '#src/features/session/reauthentication.ts';
import { sessionExpired$ } from '#src/features/session/session-state.ts';
import { expireSession, getLastLoginUser } from '#src/features/session/session.ts';
import type { Credentials } from '#src/features/session/log-in.ts';
import { useLogin } from '#src/features/session/use-login.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { isTextEntry } from '#src/ui/focus/keys.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';

const pauseMs = 700;

/**
 * Runs `work`, which moves the focus, at once or in the next typing pause. Otherwise the writer would type into the
 * newly focused field.
 */
function whenTypingPauses(work: () => void): void {
  if (!isTextEntry(document.activeElement)) {
    work();
    return;
  }
  const keys = ['keydown', 'input'] as const;
  const finish = (): void => {
    for (const key of keys) document.removeEventListener(key, wait, { capture: true });
    work();
  };
  let cancel = systemClock.once(pauseMs, finish);
  function wait(): void {
    cancel();
    cancel = systemClock.once(pauseMs, finish);
  }
  for (const key of keys) document.addEventListener(key, wait, { capture: true, passive: true });
}

const DemoInbox =
  import.meta.env.VITE_MOCK === 'true'
    ? lazy(async () => ({ default: (await import('#src/features/debug/components/demo-login.tsx')).DemoInbox }))
    : null;

/** Another user gets a fresh page without the previous writer's data. */
async function comeBack(credentials: Credentials): Promise<void> {
  if (!(await reauthenticate(credentials))) location.replace('/');
}

function here(): string {
  return `?return=${encodeURIComponent(`${location.pathname}${location.search}${location.hash}`)}`;
}

function SignInSheet() {
  const [mail, setMail] = useState<SentMail | null>(null);
  const [email, setEmail] = useState(() => getLastLoginUser()?.email ?? '');
  const onSent = (sent: SentMail): void => {
    setEmail(sent.email);
    setMail(sent);
  };
  const login = useLogin({ logIn: comeBack, search: here, onSent });
  return (
    <DialogFrame
      title={mail === null ? 'Log in to continue' : 'Check your email'}
      actions={
        <Button variant="text" onClick={expireSession}>
          Go to the login page
        </Button>
      }
    >
      {mail === null ? (
        <>
          <chakra.p color="fg.muted" marginBottom="6">
            Your session has expired. Log in and carry on where you left off. Nothing on this page is lost.
          </chakra.p>
          <LoginForm login={login} email={email} />
        </>
      ) : (
        <>
          <SentMailPart
            mail={mail}
            login={login}
            search={here()}
            onChanged={setMail}
            change={
              <Button variant="link" onClick={() => setMail(null)}>
                Change address
              </Button>
            }
          />
          {DemoInbox && (
            <chakra.div marginTop="4">
              <Suspense>
                <DemoInbox />
              </Suspense>
            </chakra.div>
          )}
        </>
      )}
    </DialogFrame>
  );
}

/**
 * Asks the writer to log in again, over the current screen, until any tab has. Waits for a typing pause, so no text is
 * lost.
 */
export function openSignInSheet(): void {
  whenTypingPauses(() => {
    if (sessionExpired$.peek() && !isOpen) open();
  });
}

let isOpen = false;

function open(): void {
  isOpen = true;
  const onClosed = (): void => {
    isOpen = false;
  };
  const dialog = openDialog(<SignInSheet />, { size: 'sm', forced: true, onClosed });
  const stop = sessionExpired$.onChange(({ value }) => {
    if (value) return;
    stop();
    dialog.close();
  });
}
