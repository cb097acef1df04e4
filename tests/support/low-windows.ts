/** 1280 × 1024 at 400 % zoom, a phone on its side, and a phone with its keyboard open. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 400 },
];

export const smallPhone = { width: 320, height: 640 };
