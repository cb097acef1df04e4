import { useRef, useState } from 'react';
import { type LoginProblem, loginProblemOf } from './login-problem.ts';
import { type Credentials, logIn } from './session.ts';

/** A login under way, as form and demo button share it. */
export type Login = {
  /** True from the press until the next screen stands, or until it failed. */
  readonly busy: boolean;
  readonly problem: LoginProblem | null;
  /** Tries once; presses during a try are ignored. Resolves to the problem, null when the writer is logged in. */
  readonly submit: (credentials: Credentials) => Promise<LoginProblem | null>;
  /** Shows a problem that was found before anything was sent. */
  readonly refuse: (fields: LoginProblem['fields']) => void;
};

/** The login of the sign-in screen. Where it leads is the router's business, which follows the session. */
export function useLogin(): Login {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const isTrying = useRef(false);

  const submit = async (credentials: Credentials): Promise<LoginProblem | null> => {
    if (isTrying.current) return null;
    isTrying.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await logIn(credentials);
      return null;
    } catch (error) {
      const found = loginProblemOf(error);
      setProblem(found);
      isTrying.current = false;
      setBusy(false);
      return found;
    }
  };
  return { busy, problem, submit, refuse: (fields) => setProblem({ text: '', detail: null, fields, refused: false }) };
}
