import { type Lch, toHex, toRgb } from './oklab.ts';

/** What a studio is painted with: wall light, wall, floor crease, and the hue of the shadow. */
export type Shades = { light: string; wall: string; crease: string; shadow: string };

/** Lightness, and colour at most, of each part of a studio. */
const parts = {
  light: [0.983, 0.016],
  wall: [0.938, 0.042],
  crease: [0.868, 0.07],
  shadow: [0.38, 0.1],
} as const;

/** A white object would be lost on a white wall: its wall is so much darker. */
const WHITE = { l: 0.86, c: 0.06 };
const DARKER = 0.05;
/** A grey object's ground is never quite grey. */
const WARMTH = { c: 0.006, h: 75 };
/** A pale yellow that is darkened looks green: its ground is nearer to orange. */
const YELLOW = { from: 82, to: 118 };

/** A pale ground in the colour of what stands on it. */
export function toGround({ l, c, h }: Lch): Shades {
  const isGrey = c < 0.03;
  const darker = l > WHITE.l && c < WHITE.c ? DARKER : 0;
  const hue = h > YELLOW.from && h < YELLOW.to ? YELLOW.from : h;
  const paint = (part: keyof typeof parts): string => {
    const [lightness, most] = parts[part];
    const colour = isGrey ? WARMTH.c + c * 0.3 : most * Math.min(1, 0.35 + c * 4.5);
    const low = part === 'shadow' ? 0 : darker;
    return toHex(toRgb({ l: lightness - low, c: colour, h: isGrey && c < 0.015 ? WARMTH.h : hue }));
  };
  return { light: paint('light'), wall: paint('wall'), crease: paint('crease'), shadow: paint('shadow') };
}
