function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/**
 * The palette. Each text colour has at least 4.5:1 contrast on its backgrounds, `border.control` 3:1. Ember is only for
 * a live microphone.
 */
export const colors = {
  bg: {
    canvas: pair('#F7F5F0', '#141715'),
    surface: pair('#FFFFFF', '#1B1F1D'),
    subtle: pair('#F0EDE6', '#222724'),
    muted: pair('#E5E1D8', '#2D332F'),
  },
  fg: {
    default: pair('#1E2321', '#ECEAE3'),
    muted: pair('#525954', '#B6B9B2'),
    subtle: pair('#676D68', '#979B94'),
  },
  border: {
    subtle: pair('#E3DED5', '#2B302D'),
    default: pair('#CFC9BE', '#3B423D'),
    control: pair('#857F75', '#767D77'),
  },
  accent: {
    solid: pair('#1F6A61', '#72C7B8'),
    hover: pair('#1D645B', '#7ACABC'),
    contrast: pair('#FFFFFF', '#0C1F1B'),
    fg: pair('#185A52', '#86D2C4'),
    subtle: pair('#DCEBE7', '#17322D'),
  },
  ember: {
    solid: pair('#BF4A1F', '#F0885A'),
    hover: pair('#B4461D', '#F18F64'),
    contrast: pair('#FFFFFF', '#2A0F03'),
    fg: pair('#9E3A15', '#F5A27E'),
    subtle: pair('#FBE6DC', '#3A2014'),
  },
  success: { fg: pair('#2C6A3D', '#84C793'), bg: pair('#E0EFE2', '#1A2E20') },
  warning: { fg: pair('#7D5200', '#E2B25E'), bg: pair('#FAEED3', '#33270F') },
  danger: {
    fg: pair('#B0202A', '#F48A88'),
    hover: pair('#A51E27', '#F59391'),
    contrast: pair('#FFFFFF', '#2A0708'),
    bg: pair('#FBE4E4', '#3B1C1E'),
  },
  info: { fg: pair('#275C86', '#8DBBE3'), bg: pair('#E1EDF6', '#182938') },
  indigo: { fg: pair('#3E4C8A', '#A9B5EE'), bg: pair('#E7EAF6', '#1F2540') },
  amber: { fg: pair('#7A5200', '#E2B25E'), bg: pair('#F8ECD2', '#33270F') },
  plum: { fg: pair('#73376A', '#DFA3D3'), bg: pair('#F5E6F1', '#332030') },
  sky: { fg: pair('#245B82', '#8DBBE3'), bg: pair('#E1EEF7', '#182938') },
  teal: { fg: pair('#185A52', '#86D2C4'), bg: pair('#DCEBE7', '#17322D') },
  olive: { fg: pair('#4F5C18', '#BFCB7E'), bg: pair('#ECF0D5', '#262B12') },
  rust: { fg: pair('#8A3B22', '#F0A184'), bg: pair('#FAE6DD', '#3A2014') },
  veil: pair('rgba(30, 35, 33, .36)', 'rgba(0, 0, 0, .56)'),
};

export const shadows = {
  e2: pair('0 1px 2px rgba(30,35,33,.05), 0 4px 16px rgba(30,35,33,.06)', 'none'),
  e3: pair('0 16px 40px rgba(30,35,33,.16)', '0 16px 40px rgba(0,0,0,.5)'),
};
