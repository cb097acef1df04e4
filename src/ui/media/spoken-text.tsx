import { chakra } from '@chakra-ui/react';
import { AudioPlayer } from './audio-player.tsx';

type Props = {
  src: string | null;
  /** What it is, such as "Your answer". */
  title: string;
  durationMs: number | null;
  /** What was said, as far as it is known. */
  text?: string | null | undefined;
  /** Stands over the text when it must be told where the text comes from. */
  note?: string | undefined;
};

/** A recording to listen to, with its text below. */
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
