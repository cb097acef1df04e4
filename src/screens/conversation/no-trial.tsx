import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ConversationHeader } from '#src/features/conversation/components/conversation-header.tsx';
import { leftSentence, TrialEnded, TrialEndedPanel } from '#src/features/conversation/components/trial-ended.tsx';
import type { ConversationHost } from '#src/features/conversation/conversation-host.ts';
import { untitled } from '#src/features/conversation/header.ts';
import { useElement } from '#src/features/elements/queries.ts';
import { useInsights } from '#src/features/insights/activation.ts';
import { InsightsAside } from '#src/features/insights/components/insights-aside.tsx';
import type { InsightsContext } from '#src/features/insights/context.ts';
import { useSavedTabWhen } from '#src/features/insights/panel-state.ts';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import { useStoryName } from '#src/features/stories/queries.ts';
import { type ConversationSubject, projectOfSubject, readId } from '#src/lib/conversation-subject.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { subjectPath } from '#src/lib/paths.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';

type Props = { host: ConversationHost; subject: ConversationSubject; project: LoadedProject };

const Screen = chakra('div', { base: { display: 'flex', bg: 'bg.canvas', minHeight: '0' } });

function SavedInsights({
  context,
  projectId,
  elementId,
}: {
  context: InsightsContext;
  projectId: number | null;
  elementId: number | null;
}) {
  useInsights(context, { projectId, elementId });
  useSavedTabWhen(true, context);
  return <InsightsAside context={context} generating={false} canOpen={() => false} />;
}

function NoTrialScreen({ host, subject, project, left }: Props & { left: string | null }) {
  const projectSlug = projectOfSubject(subject);
  const elementSlug = subject.endpoint === 'narrative-elements' ? subject.element : null;
  const element = useElement(projectSlug ?? '', elementSlug).data;
  const context = useMemo(() => ({ projectSlug, elementSlug, sessionChatId: null }), [projectSlug, elementSlug]);
  const facts = {
    title: element?.name ?? left,
    subtitle: project?.subtitle ?? null,
    image: element?.image ?? project?.image?.medium ?? null,
  };
  const head = (
    <ConversationHeader
      facts={facts}
      untitled={untitled[subject.endpoint]}
      progress={null}
      backTo={subjectPath(subject, element?.kind ?? null)}
      dialog={null}
    />
  );
  return (
    <Screen>
      <TrialEnded head={head} left={left} onBack={host.leave} />
      {projectSlug !== null && (
        <SavedInsights context={context} projectId={readId(project?.id)} elementId={readId(element?.id)} />
      )}
    </Screen>
  );
}

export function NoTrial({ host, subject, project }: Props) {
  const story = useStoryName(subject.endpoint === 'stories' ? subject.story : null);
  const left = trimmed(project?.name) ?? story;
  if (host.dialog === null) return <NoTrialScreen {...{ host, subject, project, left }} />;
  return (
    <DialogFrame title={leftSentence(left)}>
      <TrialEndedPanel onBack={host.leave} onPlans={host.leave} />
    </DialogFrame>
  );
}
