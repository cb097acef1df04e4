import { useRef, useState } from 'react';
import { type LoginProblem, toLoginProblem } from './login-problem.ts';
import { type Credentials, logIn } from './log-in.ts';
import type { SentMail } from './pending-sign-in.ts';

type Trying = 'login' | 'mail';

export type Login = {
  readonly busy: Trying | null;
  readonly problem: LoginProblem | null;
  /** Ignores presses during an attempt. Resolves to the problem, or null after a login. */
  readonly submit: (credentials: Credentials) => Promise<LoginProblem | null>;
  readonly sendMail: (email: string) => Promise<void>;
  readonly refuse: (fields: LoginProblem['fields']) => void;
};

type Options = {
  logIn?: (credentials: Credentials) => Promise<void>;
  search?: () => string;
  onSent?: (mail: SentMail) => void;
};

/** Runs logins for the login screens. The router navigates when the session changes. */
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
      const loginProblem = toLoginProblem(error);
      setProblem(loginProblem);
      isTrying.current = false;
      setBusy(null);
      return loginProblem;
    }
  };
  const mail = async (email: string): Promise<void> => {
    // Loaded on demand, because most logins are by password.
    const { requestSignInMail } = await import('./email-sign-in.ts');
    const sent = await requestSignInMail(email, search());
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
