import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { timeAgo } from '#src/lib/dates.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { useNow } from '#src/ui/use-now.ts';
import type { LatestConversation } from '../latest-conversation.ts';

const Box = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: '232px minmax(0, 1fr)', xl: '304px minmax(0, 1fr)' },
    minHeight: { md: '216px' },
  },
});

const Image = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '112px', md: 'auto' },
    // Doubled class, to override the image's aspect ratio.
    '&& > *': { position: 'absolute', inset: '0', height: 'full', aspectRatio: 'auto' },
  },
});

function formatLastActivity({ touchedAt, questionNumber }: LatestConversation, now: number): string {
  const ago = timeAgo(touchedAt, now);
  return [ago, `question ${questionNumber}`].filter((part) => part !== null).join(', ');
}

export function ContinueCard({ conversation }: { conversation: LatestConversation }) {
  const now = useNow();
  const { path, title, subtitle, image, question } = conversation;
  return (
    <Box flush asChild>
      <section aria-label={`Continue ${title}`}>
        <Image>
          <ImageWithFallback src={mediaAddress(image)} title={title} radius="0" eager />
        </Image>
        <chakra.div padding={{ base: '4', md: '6' }} alignSelf="center" minWidth="0">
          <chakra.p textStyle="caption" color="fg.muted" marginBottom="0.5">
            Continue
          </chakra.p>
          <chakra.h2 textStyle="h3" overflowWrap="anywhere">
            {title}
            {subtitle && (
              <chakra.span color="fg.muted" fontWeight="400">
                {` · ${subtitle}`}
              </chakra.span>
            )}
          </chakra.h2>
          {question && (
            <chakra.p
              textStyle="questionSmall"
              fontSize="1.4375rem"
              lineHeight="1.348"
              marginTop="2.5"
              maxWidth="26em"
              lineClamp="4"
            >
              <chakra.span display="block" textWrap="balance">
                {question}
              </chakra.span>
            </chakra.p>
          )}
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" marginTop="4">
            {path === null ? (
              <Button variant="solid" onClick={() => location.reload()}>
                Reload
              </Button>
            ) : (
              <Button asChild variant="solid">
                <Link to={path}>
                  <Icon of={Mic} />
                  Continue
                </Link>
              </Button>
            )}
            <chakra.p textStyle="small" color="fg.subtle">
              {path === null
                ? 'This kind of conversation is newer than this page. Reload to continue it.'
                : formatLastActivity(conversation, now)}
            </chakra.p>
          </chakra.div>
        </chakra.div>
      </section>
    </Box>
  );
}
