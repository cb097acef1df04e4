import { useRef, useState } from 'react';
import { type LoginProblem, toLoginProblem } from './login-problem.ts';
import { type Credentials, logIn } from './session.ts';
import type { SentMail } from './sign-in-place.ts';

/** What is tried: a login, or a mail with a link. */
type Trying = 'login' | 'mail';

/** A login under way, as form and demo button share it. */
export type Login = {
  /** What was pressed, from the press until the next screen stands, or until it failed. */
  readonly busy: Trying | null;
  readonly problem: LoginProblem | null;
  /** Tries once; presses during a try are ignored. Resolves to the problem, null when the writer is logged in. */
  readonly submit: (credentials: Credentials) => Promise<LoginProblem | null>;
  /** Asks for a mail with a link. */
  readonly sendMail: (email: string) => Promise<void>;
  /** Shows a problem that was found before anything was sent. */
  readonly refuse: (fields: LoginProblem['fields']) => void;
};

type Options = {
  /** How credentials become a login; the ordinary one unless said otherwise. */
  logIn?: (credentials: Credentials) => Promise<void>;
  /** The query that says where the writer was going, as it is when a mail is asked for. */
  search?: () => string;
  /** A mail is on its way. */
  onSent?: (mail: SentMail) => void;
};

/** The login of the sign-in screens. Where it leads is the router's business, which follows the session. */
export function useLogin({ logIn: enter = logIn, search = () => '', onSent }: Options = {}): Login {
  const [busy, setBusy] = useState<Trying | null>(null);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isTrying = useRef(false);

  const attempt = async (what: Trying, work: () => Promise<void>): Promise<LoginProblem | null> => {
    if (isTrying.current) return null;
    isTrying.current = true;
    setBusy(what);
    setProblem(null);
    try {
      await work();
      return null;
    } catch (error) {
      const found = toLoginProblem(error);
      setProblem(found);
      isTrying.current = false;
      setBusy(null);
      return found;
    }
  };
  const mail = async (email: string): Promise<void> => {
    // Most logins are by password: it is loaded when it is asked for.
    const { emailSignIn } = await import('./email-sign-in.ts');
    const sent = await emailSignIn(email, search());
    isTrying.current = false;
    setBusy(null);
    onSent?.(sent);
  };
  return {
    busy,
    problem,
    submit: (credentials) => attempt('login', () => enter(credentials)),
    sendMail: async (email) => void (await attempt('mail', () => mail(email))),
    refuse: (fields) => setProblem({ text: '', detail: null, fields, refused: false }),
  };
}
