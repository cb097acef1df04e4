/** Sizes are in rem so that text grows with the reader's font size. */
function type(px: number, line: number) {
  return { fontSize: `${px / 16}rem`, lineHeight: `${line / px}` };
}

function sans(px: number, line: number, weight: number, letterSpacing = '0') {
  return {
    value: { fontFamily: 'sans', fontWeight: weight, letterSpacing, ...type(px, line) },
  };
}

function serif(wide: [number, number], phone: [number, number], weight: number, rest: Record<string, string> = {}) {
  const small = type(...phone);
  const large = type(...wide);
  return {
    value: {
      fontFamily: 'serif',
      fontWeight: weight,
      fontSize: { base: small.fontSize, md: large.fontSize },
      lineHeight: { base: small.lineHeight, md: large.lineHeight },
      ...rest,
    },
  };
}

export const textStyles = {
  question: serif([30, 40], [23, 31], 400, { letterSpacing: '-0.012em', maxWidth: '36ch', textWrap: 'pretty' }),
  questionSmall: serif([23, 31], [20, 27], 400, { letterSpacing: '-0.01em', textWrap: 'balance' }),
  display: serif([38, 44], [30, 36], 450, { letterSpacing: '-0.012em' }),
  hero: serif([44, 54], [30, 36], 400, { letterSpacing: '-0.018em' }),
  wordmark: serif([22, 28], [22, 28], 500),
  cardTitle: serif([19, 24], [17, 22], 500),
  empty: serif([20, 28], [20, 28], 400, { textWrap: 'balance' }),
  prose: serif([19, 32], [18, 29], 400, { maxWidth: '66ch' }),
  answer: serif([18, 28], [18, 28], 400),
  quote: serif([18, 26], [18, 26], 400, { fontStyle: 'italic' }),
  h1: sans(26, 32, 650, '-0.01em'),
  h2: sans(20, 26, 600, '-0.005em'),
  h3: sans(16, 22, 600),
  title: sans(15, 20, 600),
  body: sans(15, 22, 400),
  text: sans(14, 21, 400),
  small: sans(13, 18, 400),
  caption: sans(12, 16, 500),
  label: sans(14, 20, 600),
};
