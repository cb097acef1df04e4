import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { useDialog } from '#src/ui/overlay/layer-context.ts';
import { Markdown } from '#src/ui/text/markdown.tsx';
import type { AnnouncementModel } from '../announcement-model.ts';

function Image({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <chakra.img
      src={address}
      alt=""
      onError={() => setBroken(true)}
      width="full"
      maxHeight="240px"
      objectFit="cover"
      borderRadius="card"
      marginBottom="4"
      bg="bg.subtle"
    />
  );
}

export function AnnouncementDialog({ announcement }: { announcement: AnnouncementModel }) {
  const { type, title, subtitle, content, image } = announcement;
  const { close } = useDialog();
  const address = mediaAddress(image);
  return (
    <DialogFrame
      title={title}
      cross={false}
      lead={
        <chakra.p textStyle="caption" color="accent.fg" marginBottom="1" overflowWrap="anywhere">
          {type}
        </chakra.p>
      }
      actions={
        <Button variant="solid" data-autofocus="" onClick={close}>
          Close
        </Button>
      }
    >
      {subtitle !== null && (
        <chakra.p color="fg.muted" overflowWrap="anywhere" marginTop="-1">
          {subtitle}
        </chakra.p>
      )}
      <chakra.div marginTop="4">
        {address !== null && <Image address={address} />}
        <Markdown text={content} look="notice" />
      </chakra.div>
    </DialogFrame>
  );
}
