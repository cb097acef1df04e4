import { chakra } from '@chakra-ui/react';

export const Spinner = chakra('span', {
  base: {
    display: 'block',
    width: '18px',
    height: '18px',
    borderRadius: 'full',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    animation: 'turn .8s linear infinite',
    _motionReduce: { animation: 'none' },
  },
});
