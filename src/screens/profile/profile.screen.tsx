import { chakra } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { About } from '#src/features/profile/components/about.tsx';
import { ProfileHeader } from '#src/features/profile/components/profile-header.tsx';
import { useProfileSubscription } from '#src/features/profile/live.ts';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { PanelBoundary } from '#src/ui/feedback/error-boundary.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { SectionLinks } from './section-links.tsx';
import { TopBar } from '#src/ui/layout/top-bar.tsx';
import { useScrollUp } from '#src/ui/use-scroll-up.ts';
import { useTitle } from '#src/ui/use-title.ts';

export type ProfileSection = {
  readonly hash: string;
  readonly label: string;
  /** Lazily loaded content. It starts with an `h2`, below the screen's heading. */
  readonly Content: ComponentType;
};

export const furtherSections: readonly ProfileSection[] = [
  {
    hash: 'achievements',
    label: 'Achievements',
    Content: lazy(async () => ({
      default: (await import('#src/features/achievements/components/achievements-section.tsx')).AchievementsSection,
    })),
  },
  {
    hash: 'subscription',
    label: 'Subscription',
    Content: lazy(async () => ({
      default: (await import('#src/features/subscription/components/subscription-section.tsx')).SubscriptionSection,
    })),
  },
];

export const handle: ScreenHandle = { title: 'Profile', sidebar: true };

const path = '/profile';

function useSection() {
  const { hash } = useLocation();
  const section = furtherSections.find((candidate) => `#${candidate.hash}` === hash) ?? null;
  useTitle(section?.label ?? handle.title);
  useScrollUp(section);
  return section;
}

/** The profile and the account's sections (/profile). */
export function Component() {
  const section = useSection();
  useProfileSubscription(useCurrentUser()?.id ?? null);
  const links = [
    { to: path, label: 'About', isCurrent: section === null },
    ...furtherSections.map((one) => ({ to: `${path}#${one.hash}`, label: one.label, isCurrent: one === section })),
  ];
  return (
    <>
      <chakra.div display={{ base: 'contents', md: 'none' }}>
        <TopBar>
          <chakra.p textStyle="h3">Profile</chakra.p>
        </TopBar>
      </chakra.div>
      <Column of="reading">
        <ProfileHeader />
        {links.length > 1 && <SectionLinks key="links" label="Profile" links={links} />}
        <PanelBoundary
          key={section?.hash ?? 'about'}
          onError={(error) => reportError(error, { area: 'profile', part: section?.hash ?? 'about' })}
        >
          <Suspense>
            <chakra.div marginTop="8">{section === null ? <About /> : <section.Content />}</chakra.div>
          </Suspense>
        </PanelBoundary>
      </Column>
    </>
  );
}
