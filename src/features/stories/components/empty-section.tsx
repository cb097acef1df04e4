import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { emptyLines, type SectionId } from '../story-section-names.ts';

export function TalkAboutThis({ story }: { story: number }) {
  return (
    <Button asChild variant="link" marginInlineStart="-3">
      <Link to={`/stories/${story}/develop`}>
        <Icon of={Mic} />
        Talk about this
      </Link>
    </Button>
  );
}

export function EmptySection({ id, story }: { id: Exclude<SectionId, 'words'>; story: number }) {
  const { line, hint } = emptyLines[id];
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="1" marginTop="-2">
      <chakra.p paddingBlock="2">
        {line} <chakra.span color="fg.muted">{hint}</chakra.span>
      </chakra.p>
      {id !== 'drafts' && <TalkAboutThis story={story} />}
    </chakra.div>
  );
}

export function SectionOnItsWay() {
  return (
    <chakra.div display="grid" gap="3" paddingTop="1" minHeight="48px" aria-busy="true">
      <SkeletonBar width="46%" />
      <SkeletonBar width="62%" />
    </chakra.div>
  );
}
