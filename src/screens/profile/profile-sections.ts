import { type ComponentType, lazy } from 'react';

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
