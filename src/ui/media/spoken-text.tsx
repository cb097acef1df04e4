import { chakra } from '@chakra-ui/react';
import { AudioPlayer } from './audio-player.tsx';

type Props = {
  src: string | null;
  title: string;
  durationMs: number | null;
  text?: string | null | undefined;
  note?: string | undefined;
};

export function SpokenText({ src, title, durationMs, text, note }: Props) {
  return (
    <div>
      <AudioPlayer src={src} title={title} durationMs={durationMs} />
      {text && (
        <chakra.div marginTop="3">
          {note && (
            <chakra.p textStyle="caption" color="fg.subtle" marginBottom="1">
              {note}
            </chakra.p>
          )}
          <chakra.p textStyle="answer" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </chakra.div>
      )}
    </div>
  );
}
