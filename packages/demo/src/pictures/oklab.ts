/** Colours as people see them: how light, how colourful, and in which of the directions of the colour circle. */
export type Lch = { l: number; c: number; h: number };
/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];
export type Hex = `#${string}`;

const toLinear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (part: number): number => {
  const bounded = Math.min(1, Math.max(0, part));
  return Math.round(255 * (bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055));
};

/** Lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

export function toLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export const labToLch = ([l, a, b]: Lab): Lch => ({
  l,
  c: Math.hypot(a, b),
  h: (Math.atan2(b, a) * 180) / Math.PI,
});

export const toLch = (colour: Rgb): Lch => labToLch(toLab(colour));

/** What a screen cannot show is brought to the nearest it can. */
export function toRgb({ l, c, h }: Lch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

export function readHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = Buffer.from(full, 'hex');
  return [red, green, blue];
}

export const toHex = (colour: Rgb): Hex => `#${Buffer.from(colour).toString('hex')}`;

/** Degrees between two directions, 0 to 180. */
export const turnBetween = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180);
