import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { describeLoginError } from '../login-problem.ts';
import { systemClock } from '#src/platform/clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { announce } from '#src/ui/announcer.ts';
import { requestSignInMail, waitAfter } from '../email-sign-in.ts';
import type { SentMail } from '../pending-sign-in.ts';
import type { Login } from '../use-login.ts';
import { CodeForm } from './code-form.tsx';

function everyQuarter(listener: () => void): () => void {
  return systemClock.every(250, listener);
}

function useSecondsUntil(time: number): number {
  return useSyncExternalStore(everyQuarter, () => Math.max(0, Math.ceil((time - systemClock.now()) / 1000)));
}

type Props = {
  mail: SentMail;
  search: string;
  onChanged: (mail: SentMail) => void;
};

/** Counts down outside live regions, then allows resending. */
function ResendMail({ mail, search, onChanged }: Props) {
  const [isSending, setSending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const left = useSecondsUntil(mail.sentAt + mail.waitMs);

  const send = async (): Promise<void> => {
    setSending(true);
    setErrorText(null);
    try {
      onChanged(await requestSignInMail(mail.email, search));
      announce(`Another email sent to ${mail.email}.`);
      document.querySelector<HTMLElement>('[name=code]')?.focus();
    } catch (error) {
      const waitMs = waitAfter(error);
      if (waitMs === null) setErrorText(describeLoginError(error)?.text ?? null);
      else onChanged({ ...mail, sentAt: systemClock.now(), waitMs });
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="1"
        minHeight="control"
        textStyle="small"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        {left > 0 ? (
          <p>{`No email yet? You can resend it in ${left} ${left === 1 ? 'second' : 'seconds'}.`}</p>
        ) : (
          <>
            <p>No email yet?</p>
            <Button size="sm" variant="link" loading={isSending} onClick={() => void send()}>
              Resend email
            </Button>
          </>
        )}
      </chakra.div>
      <chakra.p role="alert" textStyle="small" color="danger.fg" _empty={{ display: 'none' }}>
        {errorText}
      </chakra.p>
    </>
  );
}

type SentMailProps = {
  mail: SentMail;
  login: Login;
  search: string;
  onChanged: (mail: SentMail) => void;
  change: ReactNode;
};

export function SentMailPart({ mail, login, search, onChanged, change }: SentMailProps) {
  return (
    <>
      <chakra.p color="fg.muted" overflowWrap="anywhere" textWrap="pretty">
        We’ve sent a sign-in link and a code to{' '}
        <chakra.strong color="fg.default" fontWeight="600">
          {mail.email}
        </chakra.strong>
        . Open the link, or enter the code here.
      </chakra.p>
      {/* The text aligns with the column, not its button's edge. */}
      <chakra.div marginInlineStart="-13px">{change}</chakra.div>
      <chakra.div marginTop="6" marginBottom="3">
        <CodeForm login={login} mail={mail} />
      </chakra.div>
      <ResendMail mail={mail} search={search} onChanged={onChanged} />
    </>
  );
}
