import { type Shades, toGround } from './ground.ts';
import type { Lch } from './oklab.ts';
import type { Photo, Prop, Ratio } from './picture.ts';
import { getSize } from './picture.ts';
import { tones } from './tones.ts';

/**
 * The empty photo studio: a wall that darkens to the floor's crease at 76 % of the height, a key light from
 * the top left, a prop, and a contact shadow where each object will stand. Lengths are hundredths of the
 * picture's width, so that a studio looks the same at every ratio.
 */

/** Where an object goes: the middle and the bottom of the box it must fit; one that floats is centred in it. */
export type Place = { x: number; bottom: number; width: number; height: number; floats?: boolean };

/** An empty ground as SVG, the places on it, the hue of the shadows cast there, and what lies over all of it. */
export type Setting = { content: string; places: Place[]; hue: string; front?: string };

/** The box of a lone object per prop, and its shadow; tall pictures hold taller objects. */
function computeBox(prop: Prop, ratio: Ratio, height: number) {
  const tall = ratio === '4:5' || ratio === '3:4';
  if (prop === 'plinth')
    return {
      bottom: height - 25,
      width: tall ? 60 : 52,
      height: tall ? 72 : 52,
      shade: tall ? 50 : 46,
      thick: 9,
    };
  if (prop === 'fly')
    return { bottom: height * 0.76, width: 62, height: tall ? 68 : 56, shade: 44, thick: 11 };
  return {
    bottom: height * 0.84,
    width: tall ? 66 : 58,
    height: tall ? 72 : 58,
    shade: tall ? 60 : 56,
    thick: 11,
  };
}

/** How a company stands: the first in front, the others smaller and farther back. */
const companies = [
  [{ x: 50, scale: 1, back: 0 }],
  [
    { x: 38, scale: 0.78, back: 0 },
    { x: 68, scale: 0.64, back: 5 },
  ],
  [
    { x: 50, scale: 0.7, back: 0 },
    { x: 25, scale: 0.56, back: 5.5 },
    { x: 75, scale: 0.56, back: 5.5 },
  ],
];

/** In use, the goods is the largest, and what it is used with stands behind it. */
const amongOthers = [
  { x: 44, scale: 0.94, back: 0 },
  { x: 79, scale: 0.52, back: 3 },
  { x: 20, scale: 0.44, back: 8 },
];

type Shade = { x: number; y: number; rx: number; ry: number; strength: number };

function arrange(
  { prop, ratio, objects, view, zoom = 1 }: Photo,
  height: number,
): { place: Place; shade: Shade }[] {
  const box = computeBox(prop, ratio, height);
  const floats = prop === 'fly';
  const company = view === 'use' ? amongOthers : (companies[objects.length - 1] ?? []);
  return company.map(({ x, scale, back }) => {
    const size = scale * zoom;
    return {
      place: { x, bottom: box.bottom - back, width: box.width * size, height: box.height * size, floats },
      shade: {
        x: x + 1,
        y: (floats ? height * 0.87 : box.bottom) - back + box.thick * 0.02,
        rx: (box.shade * size) / 2,
        ry: (box.thick * size) / 2,
        strength: floats ? 0.75 : 1,
      },
    };
  });
}

function drawProp(prop: Prop, height: number, { light, wall, crease, shadow }: Shades) {
  if (prop === 'sun')
    return `<linearGradient id="s" x1=".33" y1="0" x2=".67" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".92" stop-color="${wall}"/></linearGradient>
      <circle cx="50" cy="${height * 0.76 - 33}" r="33" fill="url(#s)" opacity=".9"/>`;
  if (prop === 'arch') {
    const [top, foot] = [height * 0.12, height * 0.83];
    const arch = `M18 ${foot}V${top + 32}a32 32 0 0 1 64 0V${foot}z`;
    return `<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${crease}"/><stop offset=".86" stop-color="${wall}"/></linearGradient>
      <clipPath id="c"><path d="${arch}"/></clipPath><filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.5"/></filter>
      <g opacity=".75"><path d="M16.6 ${foot}V${top + 32}a33.4 33.4 0 0 1 66.8 0V${foot}z" fill="#fff" fill-opacity=".34"/><path d="${arch}" fill="url(#a)"/>
      <g clip-path="url(#c)"><path d="M0 0H100V${height}H0zM20.4 ${foot + 9}V${top + 34}a32 32 0 0 1 64 0V${foot + 9}z" fill-rule="evenodd" fill="${shadow}" fill-opacity=".14" filter="url(#b)"/></g></g>`;
  }
  if (prop === 'plinth') {
    const disc = height - 26;
    const body = `M14 ${disc}a36 9 0 0 1 72 0V${height + 3}H14z`;
    return `<linearGradient id="p"><stop offset="0" stop-color="${crease}" stop-opacity=".82"/><stop offset=".34" stop-color="${light}"/><stop offset="1" stop-color="${crease}"/></linearGradient>
      <filter id="b" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="2.5"/></filter>
      <path d="${body}" transform="translate(2 3)" fill="${shadow}" fill-opacity=".18" filter="url(#b)"/>
      <path d="${body}" fill="#fff"/><path d="${body}" fill="url(#p)"/>
      <ellipse cx="50" cy="${disc}" rx="36" ry="9" fill="#fff" fill-opacity=".95"/>`;
  }
  return '';
}

const noColour: Lch = { l: 0.8, c: 0, h: 0 };

/** The wall and the floor, lit from the top left. */
export const drawRoom = ({ light, wall, crease, shadow }: Shades, height: number): string =>
  `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".58" stop-color="${wall}"/><stop offset=".76" stop-color="${crease}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
    <radialGradient id="k"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="f"><stop offset="0" stop-color="${shadow}" stop-opacity=".46"/><stop offset=".52" stop-color="${shadow}" stop-opacity=".18"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>
    <rect width="100" height="${height}" fill="url(#w)"/>
    <ellipse cx="34" cy="${height * 0.16}" rx="64" ry="${height * 0.5}" fill="url(#k)"/>`;

/** The studio for one photo, still without the goods; `colour` is the goods' own. */
export function setStage(photo: Photo, colour: Lch = noColour): Setting {
  const { width, height: pixels } = getSize(photo);
  const height = (pixels / width) * 100;
  const shades = photo.tone ? tones[photo.tone] : toGround(colour);
  if (photo.view === 'close') return setClose(shades, height);
  const arranged = arrange(photo, height);
  const floor = arranged.map(
    ({ shade: { x, y, rx, ry, strength } }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#f)" opacity="${strength}"/>`,
  );
  return {
    content: `${drawRoom(shades, height)}${drawProp(photo.prop, height, shades)}${floor.join('')}`,
    places: arranged.map(({ place }) => place),
    hue: shades.shadow,
  };
}

/** So near that it reaches over the edges. */
const setClose = (shades: Shades, height: number): Setting => ({
  content: drawRoom(shades, height),
  places: [{ x: 58, bottom: height * 0.5 + 76, width: 132, height: 132, floats: true }],
  hue: shades.shadow,
});
