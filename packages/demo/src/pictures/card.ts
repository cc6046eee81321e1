import { toGround } from './ground.ts';
import { type Lch, toHex, toRgb } from './oklab.ts';
import type { Card } from './picture.ts';
import { drawRoom, type Place, type Setting } from './stage.ts';
import { computeTextWidth, writeText } from './stroke-text.ts';

/** Dark enough to be read on the ground, in its hue. */
const toInk = ({ c, h }: Lch): string => toHex(toRgb({ l: 0.34, c: Math.min(c, 0.06), h }));

export const setCard = (card: Card, colour: Lch): Setting =>
  card.of === 'sizes' ? setSizes(card, colour) : setFacts(card, colour);

const FLOOR = 72;

/** The goods in a row, each larger than the one before, with its size below it. */
function setSizes({ lines }: Card, colour: Lch): Setting {
  const shades = toGround(colour);
  const ink = toInk(colour);
  const column = 88 / lines.length;
  const largest = Math.min(56, column * 0.92);
  const places = lines.map((_, index): Place => {
    const size = largest * (lines.length === 1 ? 1 : 0.62 + (0.38 * index) / (lines.length - 1));
    return { x: 6 + column * (index + 0.5), bottom: FLOOR, width: size, height: size };
  });
  const floor = places.map(
    ({ x, width }) =>
      `<ellipse cx="${x + 1}" cy="${FLOOR}" rx="${width / 2}" ry="${width * 0.1}" fill="url(#f)"/>`,
  );
  const widest = Math.max(...lines.map(({ text }) => computeTextWidth(text, 1)));
  const height = Math.min(4.4, (column - 4) / widest);
  const labels = lines.map(({ text }, index) => {
    const { x, width } = places[index] ?? { x: 50, width: 50 };
    const half = width / 2;
    const line = 80;
    return `<path d="M${x - half} ${line - 1.2}v2.4M${x + half} ${line - 1.2}v2.4M${x - half} ${line}H${x + half}" stroke="${ink}" stroke-width=".36" stroke-linecap="round" opacity=".55"/>${writeText(text, x - computeTextWidth(text, height) / 2, 90, height, ink)}`;
  });
  return {
    content: `${drawRoom(shades, 100)}${floor.join('')}`,
    places,
    hue: shades.shadow,
    front: labels.join(''),
  };
}

const FACTS_LEFT = 49;

/** The goods on the left, what is measured on the right. */
function setFacts({ lines }: Card, colour: Lch): Setting {
  const shades = toGround(colour);
  const ink = toInk(colour);
  const row = 17;
  const top = 50 - (row * lines.length) / 2;
  const widest = Math.max(...lines.map(({ text }) => computeTextWidth(text, 1)));
  const height = Math.min(4.2, (94 - FACTS_LEFT - 14) / widest);
  const places: Place[] = [
    { x: 25, bottom: 68, width: 38, height: 42 },
    ...lines.map((_, index) => ({
      x: FACTS_LEFT + 6,
      bottom: top + row * index + row / 2 + 4.5,
      width: 9,
      height: 9,
      floats: true,
    })),
  ];
  const plates = lines.map((_, index) => {
    const middle = top + row * index + row / 2;
    return `<rect x="${FACTS_LEFT - 1.5}" y="${middle - 7.2}" width="48.5" height="14.4" rx="4" fill="#fff" fill-opacity=".62"/>`;
  });
  const words = lines.map(({ text }, index) =>
    writeText(text, FACTS_LEFT + 13.5, top + row * index + row / 2 + height / 2, height, ink),
  );
  return {
    content: `${drawRoom(shades, 100)}<ellipse cx="26" cy="68" rx="20" ry="4" fill="url(#f)"/>${plates.join('')}`,
    places,
    hue: shades.shadow,
    front: words.join(''),
  };
}
