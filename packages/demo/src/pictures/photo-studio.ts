import sharp from 'sharp';
import { type CutFigure, cutFigure } from './cut-figure.ts';
import { getSize, listObjects, type Picture } from './picture.ts';
import { getSetting } from './setting.ts';
import type { Place } from './stage.ts';

/** Takes the demo market's pictures: figures on a ground, drawn as one vector at the size of the picture. */

/** How much of the light a shadow takes. */
const SHADOW = 0.2;
/** Pixels along the longer side of a shadow: it is blurred, nobody can see the difference. */
const SHADOW_SIDE = 64;
const SHADOW_MARGIN = 6;

/** The soft shadow that an object casts on what is behind, as a picture a little larger than the object. */
async function drawShadow({ cover }: CutFigure, hue: string): Promise<{ href: string; margin: number }> {
  const scale = SHADOW_SIDE / Math.max(cover.width, cover.height);
  const { data, info } = await sharp(cover.data, {
    raw: { width: cover.width, height: cover.height, channels: 1 },
  })
    .resize(Math.ceil(cover.width * scale), Math.ceil(cover.height * scale), { fit: 'fill' })
    .extend({
      top: SHADOW_MARGIN,
      bottom: SHADOW_MARGIN,
      left: SHADOW_MARGIN,
      right: SHADOW_MARGIN,
      background: '#000',
    })
    .blur(1.6)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = Buffer.from(hue.slice(1), 'hex');
  const tinted = Buffer.alloc(info.width * info.height * 4);
  for (let pixel = 0; pixel < data.length; pixel += 1)
    tinted.set([red, green, blue, Math.round((data[pixel] ?? 0) * SHADOW)], pixel * 4);
  const png = await sharp(tinted, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const longer = Math.ceil(Math.max(cover.width, cover.height) * scale);
  return { href: `data:image/png;base64,${png.toString('base64')}`, margin: SHADOW_MARGIN / longer };
}

/** Two figures of one picture may be the same drawing: what is named within each gets a name of its own. */
const renameParts = (body: string, prefix: string): string =>
  body
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);

/** The object at its place, and below it the shadow it casts. */
async function stand(figure: CutFigure, place: Place, hue: string, prefix: string): Promise<string> {
  const { box, body } = figure;
  const scale = Math.min(place.width / box.width, place.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const rise = place.floats ? (place.height - height) / 2 : 0;
  const left = place.x - width / 2;
  const top = place.bottom - rise - height;
  const { href, margin } = await drawShadow(figure, hue);
  const reach = margin * Math.max(width, height);
  return `<image href="${href}" x="${left - reach}" y="${top - reach + 1.6}" width="${width + reach * 2}" height="${height + reach * 2}" preserveAspectRatio="none"/>
    <svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" overflow="visible">${renameParts(body, prefix)}</svg>`;
}

/** A small picture is drawn so many times as wide: the edges of some figures are drawn jagged. */
const OVERSIZE = 2;
const QUALITY = 90;

/** As WebP, as many pixels wide as told. The first object stands in front, so it is drawn last. */
export async function takePicture(picture: Picture, width = getSize(picture).width): Promise<Buffer> {
  const { turn = 0, flip = false } = picture.kind === 'photo' ? picture : {};
  const figures = await Promise.all(listObjects(picture).map((object) => cutFigure(object, turn, flip)));
  const [{ colour } = { colour: { l: 0.8, c: 0, h: 0 } }] = figures;
  const { content, places, hue, front = '' } = getSetting(picture, colour);
  const standing = await Promise.all(
    figures.map((figure, index) => {
      const place = places[index];
      return place ? stand(figure, place, hue, `f${index}`) : '';
    }),
  );
  const whole = getSize(picture);
  const ratio = whole.height / whole.width;
  const drawn = Math.min(whole.width, width * OVERSIZE);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${drawn}" height="${Math.round(drawn * ratio)}" viewBox="0 0 100 ${ratio * 100}">${content}${standing.reverse().join('')}${front}</svg>`;
  const drawing = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
  if (width === whole.width) return drawing.webp({ quality: QUALITY, effort: 0 }).toBuffer();
  // pixels first: sharp draws a vector no larger than it is then to be
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize({ width, height: Math.round(width * ratio), fit: 'fill' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
