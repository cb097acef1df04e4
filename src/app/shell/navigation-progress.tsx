import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'overlay',
    height: '2px',
    bg: 'accent.solid',
    animation: 'fade-in 1ms linear 300ms both, pulse 1.6s ease-in-out 300ms infinite',
    _motionReduce: { animation: 'fade-in 1ms linear 300ms both' },
  },
});

export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line aria-hidden="true" />;
}
