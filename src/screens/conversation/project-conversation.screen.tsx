import { useParams, useSearchParams } from 'react-router-dom';
import { useAchievement } from '#src/features/achievements/queries.ts';
import { projectAchievementSubject, projectAddress } from '#src/lib/parse-conversation-route.ts';
import { product } from '#src/lib/product.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { ConversationScreen } from './conversation-screen.tsx';

/** /projects/{slug}/conversation with its queries: a project, its element, or its achievement (Section 2). */
export const handle: ScreenHandle = { title: 'Conversation', sidebar: true };

export function Component() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const { subject, achievement } = projectAddress(slug, query);
  const { data, isPending } = useAchievement(achievement);
  if (achievement === null || subject?.endpoint !== 'projects')
    return <ConversationScreen subject={subject} achievement={data?.title ?? null} />;
  if (isPending) return <FullScreenLoader wordmark={product.name} line="Opening the conversation…" />;
  return <ConversationScreen subject={projectAchievementSubject(subject.project, String(data?.id ?? ''))} />;
}
