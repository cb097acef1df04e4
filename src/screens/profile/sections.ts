import { type ComponentType, lazy } from 'react';

/** A section of the profile's screen, beside the writer's own page. */
export type ProfileSection = {
  /** The address's hash, without the sign. */
  readonly hash: string;
  /** In the row of links, and in the document's title. */
  readonly label: string;
  /** Its content, under the screen's heading: begins with an `h2`. Loaded when it is first opened (`lazy`). */
  readonly Content: ComponentType;
};

/** What the writer's profile holds beside "About", in the order of the links. */
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
