import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useElementImageUpload } from '#src/api/generated/api/elements.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { getImageFileProblem } from '#src/lib/image-file.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Portrait } from './portrait.tsx';
import { ProgressBar } from '#src/ui/display/progress-bar.tsx';
import type { ElementCard } from '../element-model.ts';
import { cacheElementImage } from '../queries.ts';

type ImageUpload = {
  readonly sent: number | null;
  readonly problem: string | null;
  /** Uploads a file if it may be an image. Ignored during an upload. */
  readonly pick: (files: readonly File[]) => void;
};

/** The specification's reason: the server's message, or "An error occurred during upload." */
function toUploadProblem(error: unknown): string | null {
  const errorText = describeError(error, 'upload');
  return errorText && [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
}

/** Uploads an element's image and reports progress. Continues after unmounting. */
export function useImageUpload(element: ElementCard): ImageUpload {
  const [sent, setSent] = useState<number | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { project, slug } = element;
  const upload = useElementImageUpload({
    request: { onUploadProgress: setSent },
    mutation: {
      onMutate: () => setSent(0),
      onSuccess: (response) => cacheElementImage(element, response),
      onSettled: () => setSent(null),
    },
  });
  return {
    sent,
    problem: fileProblem ?? (upload.error && toUploadProblem(upload.error)),
    pick: ([file]) => {
      if (file === undefined || sent !== null) return;
      const found = getImageFileProblem(file);
      setFileProblem(found);
      if (found === null) upload.mutate({ project, element: slug, data: { image: file } });
    },
  };
}

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
