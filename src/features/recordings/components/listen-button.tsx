import { Button } from '#src/ui/controls/button.tsx';
import { usePlayer } from '../use-player.ts';
import type { Take } from '../use-take.ts';

/** Plays a take from its beginning, and stops it. */
export function ListenButton({ take }: { take: Take }) {
  const { playing, toggle } = usePlayer(() => take.engine.listen());
  return <Button onClick={() => toggle('take')}>{playing === null ? 'Listen' : 'Stop'}</Button>;
}
