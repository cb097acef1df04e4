import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { speakingMode } from '#src/features/conversation/speaking-mode.ts';
import { firstProject, sameProject } from '#src/features/onboarding/first-project.ts';
import { type NewUser, saveProfile } from '#src/features/onboarding/queries.ts';
import type { OnboardingForm } from '#src/features/onboarding/use-onboarding-form.ts';
import { createProject, useProjects } from '#src/features/projects/queries.ts';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { toFormError } from '#src/lib/form-error.ts';
import { trimmed } from '#src/lib/display-values.ts';

type Way = 'spoken' | 'typed';

type ConversationStart = {
  readonly starting: Way | null;
  readonly problem: string | null;
  readonly start: (way: Way) => Promise<void>;
};

/**
 * Starts the first conversation: about the named project, or a new story. Checks for that project first, so that a lost
 * response doesn't create it twice.
 */
export function useStartFirstConversation(user: NewUser, { answers, forget }: OnboardingForm): ConversationStart {
  const navigate = useNavigate();
  const { refetch } = useProjects();
  const [startingWay, setStartingWay] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isTrying = useRef(false);

  const prepare = async (): Promise<string> => {
    const newProject = firstProject(answers.working, answers.formats);
    if (newProject === null) return conversationPath({ endpoint: 'stories', story: null });
    if (trimmed(user.data?.current_projects) === null) await saveProfile({ current_projects: answers.working.trim() });
    const { data: projects = [] } = await refetch({ throwOnError: true });
    const project = sameProject(projects, newProject)?.slug ?? (await createProject(newProject));
    return conversationPath({ endpoint: 'projects', project });
  };

  const start = async (way: Way): Promise<void> => {
    if (isTrying.current) return;
    isTrying.current = true;
    setStartingWay(way);
    setProblem(null);
    try {
      const path = await prepare();
      speakingMode.set(way === 'spoken');
      forget();
      await navigate(path, { replace: true });
    } catch (error) {
      setProblem(toFormError(error, 'general', []).text);
      setStartingWay(null);
    } finally {
      isTrying.current = false;
    }
  };
  return { starting: startingWay, problem, start };
}
