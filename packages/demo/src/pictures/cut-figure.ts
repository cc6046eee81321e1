import sharp from 'sharp';
import { dyeBody, findMainColour, type MainColour, measureDyed, type Pixels } from './dye.ts';
import { figureNames } from './figure-names.ts';
import { type Figure, findFigure } from './figures.ts';
import { type Hex, type Lch, readHex, toLch } from './oklab.ts';

/** A figure, and the colour it is dyed: `🧣` or `🧣#8a2a2b`. */
export type ObjectName = string;

export const toObject = (emoji: string, hex: Hex | null): ObjectName => (hex ? `${emoji}${hex}` : emoji);

export function readObject(object: ObjectName): { emoji: string; dye: Hex | null } {
  const at = object.indexOf('#', 1);
  return at === -1
    ? { emoji: object, dye: null }
    : { emoji: object.slice(0, at), dye: object.slice(at) as Hex };
}

export const isDrawn = (object: ObjectName): boolean => readObject(object).emoji in figureNames;

/** A figure cut to its outline, so that its lowest point touches the floor it is put on. */
export type CutFigure = {
  body: string;
  /** In the units of the body. */
  box: { x: number; y: number; width: number; height: number };
  /** Most of it has about this colour. */
  colour: Lch;
  /** How much of the box it covers: one byte a pixel. */
  cover: { data: Buffer; width: number; height: number };
};

/** Pixels along the side in which a figure is measured. */
const MEASURED = 160;
/** What is fainter than this is haze, not the object. */
const OUTLINE = 24;

async function draw({ body, width, height }: Figure): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${MEASURED}" height="${Math.round((MEASURED * height) / width)}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Dyed so that what is seen, lights and shades together, has the colour: what was missed once is made up for. */
async function dye(
  figure: Figure,
  { plain, main }: { plain: Pixels; main: MainColour },
  hex: Hex,
): Promise<{ body: string; pixels: Pixels }> {
  const wanted = toLch(readHex(hex));
  const first = dyeBody(figure.body, main, wanted);
  const got = measureDyed(plain, await draw({ ...figure, body: first }), main);
  const aim = {
    l: wanted.l * 2 - got.l,
    c: wanted.c * Math.min(1.6, Math.max(0.7, wanted.c / Math.max(got.c, 0.01))),
    h: wanted.h,
  };
  const body = dyeBody(figure.body, main, aim);
  return { body, pixels: await draw({ ...figure, body }) };
}

async function prepare(object: ObjectName, turn: number, flip: boolean): Promise<CutFigure> {
  const { emoji, dye: hex } = readObject(object);
  const figure = await findFigure(emoji);
  const plain = await draw(figure);
  const main = findMainColour(plain, emoji);
  const dyed = hex ? await dye(figure, { plain, main }, hex) : { body: figure.body, pixels: plain };
  const { body, pixels } = pose(figure, dyed, turn, flip);
  const posed = turn === 0 && !flip ? pixels : await draw({ ...figure, body });
  const { box, cover } = measure(posed, figure.width / posed.width);
  return { body, box, cover, colour: hex ? toLch(readHex(hex)) : main };
}

function pose(
  { width, height }: Figure,
  dyed: { body: string; pixels: Pixels },
  turn: number,
  flip: boolean,
): { body: string; pixels: Pixels } {
  if (turn === 0 && !flip) return dyed;
  const mirrored = flip ? ` translate(${width} 0) scale(-1 1)` : '';
  // smaller, so that its corners stay in view
  const about = `translate(${width / 2} ${height / 2}) scale(.84) rotate(${turn}) translate(${-width / 2} ${-height / 2})`;
  return { ...dyed, body: `<g transform="${about}${mirrored}">${dyed.body}</g>` };
}

function measure({ data, width, height }: Pixels, unit: number): Pick<CutFigure, 'box' | 'cover'> {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= OUTLINE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const cover = Buffer.alloc(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) cover[y * wide + x] = data[((top + y) * width + left + x) * 4 + 3] ?? 0;
  return {
    box: { x: left * unit, y: top * unit, width: wide * unit, height: high * unit },
    cover: { data: cover, width: wide, height: high },
  };
}

const prepared = new Map<string, Promise<CutFigure>>();

/** The figure as it is held: turned by `turn` degrees and mirrored if told. Prepared once. */
export function cutFigure(object: ObjectName, turn = 0, flip = false): Promise<CutFigure> {
  const key = `${object} ${turn} ${flip}`;
  const found = prepared.get(key) ?? prepare(object, turn, flip);
  prepared.set(key, found);
  return found;
}
