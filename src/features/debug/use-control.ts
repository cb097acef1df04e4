import { useState } from 'react';

type Control = {
  readonly run: (work: () => Promise<unknown>) => void;
  readonly busy: boolean;
  readonly problem: string | null;
};

export function useControl(): Control {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : 'That didn’t work.'))
      .finally(() => setBusy(false));
  };
  return { run, busy, problem };
}
