import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Portrait } from '#src/ui/display/portrait.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import type { ElementCard } from '../element-model.ts';
import type { ImageUpload } from '../use-image-upload.ts';

const Line = chakra('div', {
  base: { position: 'absolute', insetInline: '3', bottom: '3', padding: '2', bg: 'bg.surface', borderRadius: 'chip' },
});

type Props = { element: ElementCard; upload: ImageUpload };

export function ElementImage({ element, upload }: Props) {
  const { sent, problem } = upload;
  return (
    <div>
      <chakra.div position="relative">
        <Portrait name={element.name} src={mediaAddress(element.image)} alt={element.name} eager />
        {sent !== null && (
          <Line>
            <ProgressBar label="Upload" value={sent * 100} />
          </Line>
        )}
      </chakra.div>
      <chakra.div role="alert">
        {problem !== null && (
          <chakra.p textStyle="small" color="danger.fg" display="flex" gap="1.5" marginTop="2" overflowWrap="anywhere">
            <chakra.span marginTop="1px" flexShrink="0">
              <Icon of={CircleAlert} size={16} />
            </chakra.span>
            {problem}
          </chakra.p>
        )}
      </chakra.div>
    </div>
  );
}
