/** The photo studio's tones: wall light, wall, floor crease, and the hue of the shadow. */
export const tones = {
  peach: { light: '#FFF4EC', wall: '#FFE2D0', crease: '#F6C6A8', shadow: '#964A1C' },
  cream: { light: '#FFFCF2', wall: '#FBEFD0', crease: '#EDD79F', shadow: '#805C18' },
  mint: { light: '#F3FBF5', wall: '#D9F0E0', crease: '#B3DABF', shadow: '#205C3A' },
  sky: { light: '#F3F9FF', wall: '#D9E9FB', crease: '#B0CEEE', shadow: '#224A80' },
  lilac: { light: '#F9F6FF', wall: '#E6DFFB', crease: '#C8BBEC', shadow: '#4C368C' },
  rose: { light: '#FFF5F7', wall: '#FDE0E7', crease: '#F0BAC8', shadow: '#922C4C' },
  sand: { light: '#FCF9F4', wall: '#F0E6DA', crease: '#D9C7B2', shadow: '#604224' },
  stone: { light: '#FBFBFA', wall: '#ECEBE9', crease: '#D2D0CC', shadow: '#3C3834' },
} as const;

export type Tone = keyof typeof tones;

/** Grounds of banners and adverts: deep enough on the left for white text, glowing where the objects stand. */
export const grounds = {
  sunset: {
    from: '#B23507',
    mid: '#C94812',
    to: '#F7B267',
    glow: '#FFD9A0',
    hill: '#E9883F',
    shadow: '#6E2404',
  },
  forest: {
    from: '#14573A',
    mid: '#1F7A50',
    to: '#8FD3A4',
    glow: '#E2F7C8',
    hill: '#5DB37E',
    shadow: '#0C3A26',
  },
  ocean: {
    from: '#123F86',
    mid: '#1F63B8',
    to: '#8CC6F5',
    glow: '#E3F4FF',
    hill: '#5D9FDE',
    shadow: '#0B2A5C',
  },
  dusk: {
    from: '#3B2F66',
    mid: '#5A4896',
    to: '#B7A4EC',
    glow: '#EFE6FF',
    hill: '#8974CB',
    shadow: '#241A48',
  },
  berry: {
    from: '#8E1B45',
    mid: '#B52C5E',
    to: '#F4A3B9',
    glow: '#FFE1E8',
    hill: '#DF6F90',
    shadow: '#5A0E2A',
  },
  cocoa: {
    from: '#4A2E1C',
    mid: '#74492B',
    to: '#DDB488',
    glow: '#FFEBD0',
    hill: '#B98656',
    shadow: '#2E1B0F',
  },
} as const;

export type Ground = keyof typeof grounds;
