import { Button } from '#src/ui/controls/button.tsx';
import { usePlayer } from '../use-player.ts';
import type { RecorderControls } from '../use-recorder.ts';

export function ListenButton({ recorder }: { recorder: RecorderControls }) {
  const { playing, toggle } = usePlayer(() => recorder.engine.listen());
  return <Button onClick={() => toggle('take')}>{playing === null ? 'Listen' : 'Stop'}</Button>;
}
