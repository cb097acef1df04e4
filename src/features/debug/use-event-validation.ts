import { useQuery } from '@tanstack/react-query';
import { checkEvent } from '#src/contract/mock-control.ts';
import type { EventChoice, parsePayload } from './event-draft.ts';

export type EventValidation = { readonly state: 'valid' | 'wrong' | 'open'; readonly message: string };

export function useEventValidation(
  { channel, event }: EventChoice,
  draft: ReturnType<typeof parsePayload>,
): EventValidation {
  const payload = 'payload' in draft ? draft.payload : null;
  const { data } = useQuery({
    queryKey: ['mock-control', 'verdict', channel, event, payload],
    enabled: payload !== null,
    staleTime: Infinity,
    queryFn: async (): Promise<EventValidation> => {
      const problem = await checkEvent({ channel, event, payload: payload ?? {} });
      return problem === null
        ? { state: 'valid', message: 'Matches the contract' }
        : { state: 'wrong', message: problem };
    },
  });
  if ('problem' in draft) return { state: 'wrong', message: draft.problem };
  return data ?? { state: 'open', message: 'Checking…' };
}
