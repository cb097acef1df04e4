import { chakra } from '@chakra-ui/react';
import { wideContainer } from './wide-container.tsx';

/** The recorder's round button. Ember is reserved for a microphone that is or can be live. */
export const MicCircle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color var(--chakra-durations-hover), transform var(--chakra-durations-press)',
    _active: { transform: 'scale(.96)', _motionReduce: { transform: 'none' } },
    '@media (forced-colors: active)': { border: '2px solid ButtonText' },
  },
  variants: {
    tone: {
      live: { bg: 'ember.solid', color: 'ember.contrast', _hover: { bg: 'ember.hover' } },
      rest: { bg: 'ember.subtle', color: 'ember.fg' },
      asking: {
        bg: 'ember.subtle',
        color: 'ember.fg',
        border: '2px solid',
        borderColor: 'ember.solid',
        cursor: 'default',
        animation: 'pulse 1.2s ease-in-out 1',
        _motionReduce: { animation: 'none' },
      },
      play: { bg: 'accent.subtle', color: 'accent.fg' },
      danger: { bg: 'danger.bg', color: 'danger.fg', cursor: 'default' },
      info: { bg: 'info.bg', color: 'info.fg', cursor: 'default' },
    },
    size: {
      lg: { width: '64px', height: '64px' },
      md: { width: '56px', height: '56px', [wideContainer]: { width: 'touch', height: 'touch' } },
    },
  },
});
