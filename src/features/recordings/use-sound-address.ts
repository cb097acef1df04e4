import { useEffect, useState } from 'react';
import type { Take } from './use-take.ts';

/** The sound of a take as an address for an audio element; freed when it is no longer shown. */
export function useSoundAddress(take: Take): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isHere = true;
    void take.engine.listen().then(
      (sound) => {
        if (!isHere) return;
        made = URL.createObjectURL(sound);
        setAddress(made);
      },
      () => setAddress(null),
    );
    return () => {
      isHere = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [take]);
  return address;
}
