import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { useQuery } from '@tanstack/react-query';
import { inSeconds } from '#src/lib/texts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { SelectField } from '#src/ui/controls/select.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { changeHandsFreeSettings, handsFreeRanges, handsFreeSettings$ } from './hands-free-settings.ts';
import { handsFreeTexts } from './hands-free-texts.ts';
import { listVoices } from './read-aloud.ts';

const automatic = { value: '', label: 'Automatic' };

export function HandsFreeSettings() {
  const { pauseSeconds, voice, speed } = useValue(handsFreeSettings$);
  const { data: voices } = useQuery({
    queryKey: ['device', 'voices'],
    queryFn: () => listVoices(systemClock),
    gcTime: 0,
    staleTime: 0,
  });
  const options = (voices ?? []).map(({ voiceURI, name, lang }) => ({ value: voiceURI, label: `${name} (${lang})` }));
  return (
    <DialogFrame title="Hands-free settings">
      <chakra.div display="grid" gap="5" paddingTop="3">
        <Slider
          label="Pause before sending"
          value={pauseSeconds}
          valueText={inSeconds(pauseSeconds)}
          range={handsFreeRanges.pauseSeconds}
          onChange={(value) => changeHandsFreeSettings({ pauseSeconds: value })}
        />
        <chakra.p textStyle="small" color="fg.muted" marginTop="-3">
          {handsFreeTexts.afterPause}
        </chakra.p>
        <SelectField
          label="Voice"
          value={voice ?? ''}
          options={[automatic, ...options]}
          onChange={(value) => changeHandsFreeSettings({ voice: value === '' ? null : value })}
        />
        {voices?.length === 0 && (
          <chakra.p textStyle="small" color="fg.muted" marginTop="-3">
            {handsFreeTexts.noVoices}
          </chakra.p>
        )}
        <Slider
          label="Reading speed"
          value={speed}
          valueText={`${speed.toFixed(1)} times`}
          range={handsFreeRanges.speed}
          onChange={(value) => changeHandsFreeSettings({ speed: value })}
        />
      </chakra.div>
    </DialogFrame>
  );
}

/** Resolves once the writer closes it. What is chosen there applies at once. */
export function openHandsFreeSettings(): Promise<void> {
  return new Promise((resolve) => {
    openDialog(<HandsFreeSettings />, { size: 'sm', veilCloses: true, onClosed: resolve });
  });
}
