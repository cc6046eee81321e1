import { type Lch, labToLch, type Rgb, readHex, toHex, toLab, toLch, toRgb, turnBetween } from './oklab.ts';

/**
 * Gives a figure another colour: the colours that belong to its main one are moved there, each as far from it
 * as it was, so that light and shade stay; the others, such as a sole or a lens, are left as they are.
 */

/** Red, green, blue and cover, four bytes a pixel. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Below this a colour is grey to the eye. */
const GREY = 0.05;
/** The share of a figure that its strongest hue must have to be its main colour. */
const MAIN_SHARE = 0.3;

export type MainColour = Lch & { isGrey: boolean };

type Sample = { lch: Lch; pixel: number };

function* listSolid({ data }: Pixels): Generator<Sample> {
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    yield { lch: toLch([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), pixel: at };
  }
}

const SECTOR = 15;
const SECTORS = 360 / SECTOR;
/** A hue belongs to this many sectors on either side of it. */
const REACH = 2;

/** Those around the hue that has most of them. */
function findStrongest(colours: readonly Lch[]): Lch[] {
  const counts = new Uint32Array(SECTORS);
  for (const { h } of colours) {
    for (let at = Math.ceil(h / SECTOR) - REACH; at <= Math.floor(h / SECTOR) + REACH; at += 1) {
      const sector = (at + SECTORS) % SECTORS;
      counts[sector] = (counts[sector] ?? 0) + 1;
    }
  }
  const hue = counts.indexOf(Math.max(...counts)) * SECTOR;
  return colours.filter(({ h }) => turnBetween(h, hue) <= SECTOR * REACH);
}

/** What is dyed of a figure where that is not what most of it has: the frame of a bicycle, not its wheels. */
const bodyColours: Readonly<Record<string, Lch>> = {
  '🚲': { l: 0.6, c: 0.2, h: 20 },
  '🍲': { l: 0.7, c: 0.02, h: 0 },
};

/** The colour most of a figure has: its strongest hue, or grey where no hue is strong. */
export function findMainColour(pixels: Pixels, emoji: string): MainColour {
  const samples = [...listSolid(pixels)].map(({ lch }) => lch);
  const body = bodyColours[emoji];
  if (body) {
    const main = { ...body, isGrey: body.c < GREY };
    return { ...average(samples.filter((colour) => belongs(colour, main) === 1)), isGrey: main.isGrey };
  }
  const colourful = samples.filter(({ c }) => c >= GREY);
  const strongest = findStrongest(colourful);
  if (strongest.length >= samples.length * MAIN_SHARE) return { ...average(strongest), isGrey: false };
  const greys = samples.filter(({ c }) => c < GREY);
  const lights = greys.map(({ l }) => l).sort((a, b) => a - b);
  const middle = lights[Math.floor(lights.length / 2)] ?? 0.7;
  return { ...average(greys.filter(({ l }) => Math.abs(l - middle) < 0.2)), isGrey: true };
}

export function average(colours: readonly Lch[]): Lch {
  const sum = [0, 0, 0];
  for (const { l, c, h } of colours) {
    sum[0] = (sum[0] ?? 0) + l;
    sum[1] = (sum[1] ?? 0) + c * Math.cos((h * Math.PI) / 180);
    sum[2] = (sum[2] ?? 0) + c * Math.sin((h * Math.PI) / 180);
  }
  const count = Math.max(1, colours.length);
  return labToLch([(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]);
}

/** 1 for what belongs to the main colour, 0 for what does not, and something between at the border. */
export function belongs(colour: Lch, main: MainColour): number {
  if (main.isGrey) {
    const apart = Math.max(Math.abs(colour.l - main.l) / 0.3, colour.c / 0.07);
    return fade(apart, 0.8, 1.15);
  }
  if (colour.c < GREY * 0.6) return 0;
  return fade(turnBetween(colour.h, main.h), 42, 62);
}

const fade = (value: number, whole: number, none: number): number =>
  Math.min(1, Math.max(0, (none - value) / (none - whole)));

/** How much of the light and shade around the main colour is kept. */
const RELIEF = 0.8;

function move(colour: Lch, main: MainColour, target: Lch): Lch {
  const share = belongs(colour, main);
  if (share === 0) return colour;
  const l = Math.min(0.985, Math.max(0.05, target.l + (colour.l - main.l) * RELIEF));
  const strength = main.isGrey ? 1 : Math.min(1.35, colour.c / Math.max(main.c, 0.02));
  const turn = main.isGrey ? 0 : ((((colour.h - main.h) % 360) + 540) % 360) - 180;
  const moved = { l, c: target.c * strength, h: target.h + turn * 0.35 };
  if (share === 1) return moved;
  const [one, other] = [toLab(toRgb(colour)), toLab(toRgb(moved))];
  const mix = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share;
  return labToLch([mix(0), mix(1), mix(2)]);
}

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;
/** The colour of a shade within a figure: each row of the matrix ends in the colour's red, green or blue. */
const MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /g;

/** The body with its main colour at the target. */
export function dyeBody(body: string, main: MainColour, target: Lch): string {
  const change = (colour: Rgb): Rgb => toRgb(move(toLch(colour), main, target));
  return body
    .replace(HEX, (hex) => toHex(change(readHex(hex))))
    .replace(MATRIX, (_, red: string, green: string, blue: string) => {
      const parts = change([Number(red) * 255, Number(green) * 255, Number(blue) * 255]);
      return `values="${parts.map((part) => `0 0 0 0 ${(part / 255).toFixed(4)} `).join('')}`;
    });
}

/** What the dyed figure has where the plain one had its main colour. */
export function measureDyed(plain: Pixels, dyed: Pixels, main: MainColour): Lch {
  const found: Lch[] = [];
  for (const { lch, pixel } of listSolid(plain)) {
    if (belongs(lch, main) < 1) continue;
    const { data } = dyed;
    found.push(toLch([data[pixel] ?? 0, data[pixel + 1] ?? 0, data[pixel + 2] ?? 0]));
  }
  return average(found);
}
