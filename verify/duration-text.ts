/** Such as “1 second” or “0.4 seconds”, to a tenth. */
export const durationText = (ms: number): string => {
  const seconds = Math.round(ms / 100) / 10;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
};
