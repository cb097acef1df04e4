import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkEvent, sendEvent, sendUnchecked } from '#src/api/mock-control.ts';
import { announce } from '#src/ui/announcer.ts';
import { type EventChoice, parsePayload, toEventChoices } from '../control-values.ts';
import { copySteps } from '../copy-steps.ts';
import { useEvents } from '../demo-session.ts';
import { recordStep } from '../panel-steps.ts';
import {
  ControlProblem,
  Mono,
  PanelButton,
  PanelRow,
  PanelSection,
  PanelSelect,
  PanelText,
  PanelTitle,
  useControl,
} from './panel-parts.tsx';

type EventValidation = { readonly state: 'valid' | 'wrong' | 'open'; readonly message: string };

function useEventValidation({ channel, event }: EventChoice, draft: ReturnType<typeof parsePayload>): EventValidation {
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

const validationColors = { valid: 'success.fg', wrong: 'danger.fg', open: 'fg.muted' } as const;

function EventDraft({ choice }: { choice: EventChoice }) {
  const [text, setText] = useState(choice.example);
  const [isWarned, setWarned] = useState(false);
  const { run, busy, problem } = useControl();
  const draft = parsePayload(text);
  const validation = useEventValidation(choice, draft);
  const isValid = validation.state === 'valid';
  const send = (): void =>
    run(async () => {
      if (!('payload' in draft)) throw new Error(draft.problem);
      const event = { channel: choice.channel, event: choice.event, payload: draft.payload };
      if (isValid) await sendEvent(event);
      else if (isWarned) await sendUnchecked(event);
      setWarned(!isValid && !isWarned);
      if (!isValid && !isWarned) return;
      recordStep({ kind: 'event', sent: event, unchecked: !isValid });
      announce('Event sent');
    });
  const copyDraft = async (): Promise<void> => {
    if (!('payload' in draft)) return;
    const sent = { channel: choice.channel, event: choice.event, payload: draft.payload };
    await copySteps({ kind: 'event', sent, unchecked: !isValid });
  };
  return (
    <>
      <PanelText
        aria-label="Payload"
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWarned(false);
        }}
      />
      <PanelRow flexWrap="wrap" justifyContent="flex-end">
        <chakra.p
          role="status"
          aria-label="Validation result"
          flexBasis="100%"
          textStyle="small"
          overflowWrap="anywhere"
          color={validationColors[validation.state]}
        >
          {validation.message}
        </chakra.p>
        <PanelButton type="button" kind="text" disabled={!('payload' in draft)} onClick={() => void copyDraft()}>
          Copy as test
        </PanelButton>
        <PanelButton type="button" kind="main" disabled={busy || !('payload' in draft)} onClick={send}>
          {isWarned ? 'Send anyway' : 'Send event'}
        </PanelButton>
      </PanelRow>
      <ControlProblem problem={problem} />
    </>
  );
}

export function EventControls() {
  const choices = toEventChoices(useEvents().data ?? []);
  const [key, setKey] = useState<string | null>(null);
  const choice = choices.find((one) => one.key === key) ?? choices[0];
  if (choice === undefined) return null;
  return (
    <PanelSection role="group" aria-label="Events">
      <PanelRow>
        <PanelTitle aria-hidden="true">Events</PanelTitle>
        <Mono color="fg.muted" truncate>
          on {choice.channel}
        </Mono>
      </PanelRow>
      <PanelSelect aria-label="Event" value={choice.key} onChange={(event) => setKey(event.currentTarget.value)}>
        {choices.map((one) => (
          <option key={one.key} value={one.key}>
            {one.event} · {one.channel.replace('private-', '')}
          </option>
        ))}
      </PanelSelect>
      <EventDraft key={choice.key} choice={choice} />
    </PanelSection>
  );
}
