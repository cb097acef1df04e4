import { chakra } from '@chakra-ui/react';
import { ChevronLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mediaAddress } from '#src/platform/media-address.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import type { DialogControl } from '#src/ui/overlay/dialog-context.ts';
import type { HeaderContent } from '../header.ts';

const Bar = chakra('header', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    minHeight: { base: '56px', md: '72px' },
    paddingInline: { base: '2', md: '8' },
  },
});

const Back = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    minWidth: 'touch',
    justifyContent: 'center',
    borderRadius: 'control',
    textStyle: 'label',
    color: 'fg.muted',
    _hover: { color: 'fg.default', bg: 'bg.subtle' },
  },
});

const Title = chakra('h1', {
  base: {
    textStyle: 'h3',
    fontSize: { base: '1rem', md: '1.0625rem' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

type Props = {
  facts: HeaderContent;
  untitled: string;
  progress: number | null;
  backTo: string;
  /** The surrounding dialog, named by the title: a cross, no Back. */
  dialog: DialogControl | null;
  children?: ReactNode;
};

function WayBack({ to }: { to: string }) {
  return (
    <Back asChild>
      <Link to={to} aria-label="Back">
        <Icon of={ChevronLeft} size={20} />
        <chakra.span display={{ base: 'none', md: 'inline' }} paddingInlineEnd="2">
          Back
        </chakra.span>
      </Link>
    </Back>
  );
}

function Titles({ facts, untitled, dialog }: Pick<Props, 'facts' | 'untitled' | 'dialog'>) {
  return (
    <chakra.div minWidth="0" flex="1">
      {dialog === null ? (
        <Title tabIndex={-1}>{facts.title ?? untitled}</Title>
      ) : (
        <Title asChild>
          <h2 id={dialog.titleId}>{facts.title ?? untitled}</h2>
        </Title>
      )}
      {facts.subtitle !== null && (
        <chakra.p
          textStyle="small"
          color="fg.muted"
          truncate
          display={{ base: facts.title === null ? 'block' : 'none', md: 'block' }}
        >
          {facts.subtitle}
        </chakra.p>
      )}
    </chakra.div>
  );
}

export function ConversationHeader({ facts, untitled, progress, backTo, dialog, children }: Props) {
  const title = facts.title ?? untitled;
  return (
    <Bar {...(dialog !== null && { paddingInlineStart: { base: '4', md: '8' } })}>
      {dialog === null && <WayBack to={backTo} />}
      {facts.image !== null && (
        <chakra.span width={{ base: '32px', md: '40px' }} flexShrink="0">
          <ImageWithFallback src={mediaAddress(facts.image)} title={title} alt={title} radius="control" eager />
        </chakra.span>
      )}
      <Titles facts={facts} untitled={untitled} dialog={dialog} />
      {children}
      {dialog !== null && <IconButton label="Close" icon={X} tooltip={false} onClick={dialog.close} />}
      <chakra.div position="absolute" insetInline="0" bottom="-1px">
        {progress === null ? (
          <chakra.div height="2px" bg="border.subtle" />
        ) : (
          <ProgressBar label="Conversation progress" value={progress} look="hairline" />
        )}
      </chakra.div>
    </Bar>
  );
}
