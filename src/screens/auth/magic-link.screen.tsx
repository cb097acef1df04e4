import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { CodeForm } from '#src/features/session/components/code-form.tsx';
import { OpenedLinkPart } from '#src/features/session/components/opened-link.tsx';
import { SentMailPart } from '#src/features/session/components/sent-mail.tsx';
import { getReturnPath } from '#src/features/session/email-sign-in.ts';
import {
  parseOpenedLink,
  type OpenedLink,
  type SentMail,
  usePendingSignIn,
} from '#src/features/session/pending-sign-in.ts';
import { withoutLink } from '#src/lib/urls.ts';
import { type Login, useLogin } from '#src/features/session/use-login.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const handle: ScreenHandle = { title: 'Sign in by email', sidebar: false };

const DemoInbox =
  import.meta.env.VITE_MOCK === 'true'
    ? lazy(async () => ({ default: (await import('#src/features/debug/components/demo-login.tsx')).DemoInbox }))
    : null;

function BackLink({ email, children }: { email?: string; children: string }) {
  const { search } = usePendingSignIn();
  return (
    <Button asChild variant="link">
      <Link to={`/auth/login${search}`} state={{ email }}>
        {children}
      </Link>
    </Button>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <chakra.h1 textStyle="h1" textWrap="balance" marginBottom="3" overflowWrap="anywhere">
      {children}
    </chakra.h1>
  );
}

function BrokenLink() {
  return (
    <>
      <Heading>This link is incomplete</Heading>
      <chakra.p color="fg.muted" marginBottom="6">
        Copy the whole link from the email, or request a new one.
      </chakra.p>
      <chakra.div marginInlineStart="-13px">
        <BackLink>Back to login</BackLink>
      </chakra.div>
    </>
  );
}

function LinkOpened({ link, login }: { link: OpenedLink; login: Login }) {
  return (
    <>
      <Heading>{`Sign in as ${link.email}`}</Heading>
      <chakra.p color="fg.muted" marginBottom="6">
        This is the sign-in link we emailed you. It works once.
      </chakra.p>
      <OpenedLinkPart link={link} login={login} />
      <chakra.div marginTop="4" marginInlineStart="-13px">
        <BackLink email={link.email}>Back to login</BackLink>
      </chakra.div>
    </>
  );
}

function CodeAlone({ login }: { login: Login }) {
  return (
    <>
      <chakra.p color="fg.muted" marginBottom="6">
        Open the link we sent you, or enter the code.
      </chakra.p>
      <CodeForm login={login} mail={null} />
      <chakra.div marginTop="4" marginInlineStart="-13px">
        <BackLink>Back to login</BackLink>
      </chakra.div>
    </>
  );
}

function Content() {
  const { search, mail, link: storedLink } = usePendingSignIn();
  const navigate = useNavigate();
  const openedLink = parseOpenedLink(search);
  const show = (sent: SentMail): void =>
    void navigate(`/auth/magic-link${search}`, { replace: true, state: { mail: sent } });
  const login = useLogin({ search: () => search, onSent: show });

  if (openedLink === 'broken') return <BrokenLink />;
  const link = openedLink ?? storedLink;
  if (link !== null)
    return (
      <>
        {/* Removes the opened link's data from the URL at once and stores it in the history entry. */}
        {openedLink && <Navigate to={{ search: withoutLink(search, getReturnPath()) }} replace state={{ link }} />}
        <LinkOpened link={link} login={login} />
      </>
    );
  return (
    <>
      <Heading>Check your email</Heading>
      {mail === null ? (
        <CodeAlone login={login} />
      ) : (
        <SentMailPart
          mail={mail}
          login={login}
          search={search}
          onChanged={show}
          change={<BackLink email={mail.email}>Change address</BackLink>}
        />
      )}
      {DemoInbox && (
        <chakra.div marginTop="8" minHeight={{ base: '108px', md: '104px' }}>
          <Suspense>
            <DemoInbox />
          </Suspense>
        </chakra.div>
      )}
    </>
  );
}

export function Component() {
  return (
    <SignInFrame name="Sign in by email" sentence="Say one true thing about someone. Then answer the next question.">
      <Content />
    </SignInFrame>
  );
}
