import sharp, { type Sharp } from 'sharp';
import { type Canvas, layObject, layShadow } from './canvas.ts';
import { type Cutout, cutOut } from './emoji.ts';
import { type Picture, toPictureName } from './picture.ts';
import { getSetting } from './setting.ts';
import type { Place } from './stage.ts';

/**
 * Takes the demo market's pictures: objects on a ground, as a PNG that is not pressed
 * at all: the upload that follows does that. The same picture is the same bytes every
 * time on the same build of sharp.
 */

type Pixels = { data: Buffer; width: number; height: number };

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toImage = ({ data, width, height }: Pixels, channels: 1 | 3 | 4): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** How much of the light a shadow takes. */
const SHADOW = 0.2;

/** Puts the object on the canvas at its place, and below it the soft shadow it casts on what is behind. */
async function stand(canvas: Canvas, object: Cutout, place: Place, hue: string): Promise<void> {
  const unit = canvas.width / 100;
  const scale = Math.min((place.width * unit) / object.width, (place.height * unit) / object.height);
  const width = Math.max(1, Math.round(object.width * scale));
  const height = Math.max(1, Math.round(object.height * scale));
  const rise = place.floats ? (place.height * unit - height) / 2 : 0;
  const left = Math.round(place.x * unit - width / 2);
  const top = Math.round(place.bottom * unit - rise) - height;
  if (hue !== '') {
    const { mask, margin } = await drawShadow(object, { width, height }, unit);
    const spot = { left: left - margin, top: top - margin + Math.round(unit * 1.6) };
    layShadow(canvas, mask, spot, { hue: [...Buffer.from(hue.slice(1), 'hex')], strength: SHADOW });
  }
  const body = await readPixels(toImage(object, 4).resize(width, height, { fit: 'fill' }));
  layObject(canvas, body, { left, top });
}

/** Blurred at a quarter of the size: nobody can see the difference, and it takes a fraction of the time. */
async function drawShadow(
  object: Cutout,
  { width, height }: { width: number; height: number },
  unit: number,
) {
  const margin = Math.ceil(unit);
  const small = await readPixels(
    toImage(object, 4)
      .resize(Math.ceil(width / 4), Math.ceil(height / 4), { fit: 'fill' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
      .blur((unit * 1.5) / 4)
      .extractChannel('alpha'),
  );
  const mask = await readPixels(
    toImage(small, 1)
      .resize(small.width * 4, small.height * 4, { fit: 'fill', kernel: 'linear' })
      .extractChannel(0),
  );
  return { mask, margin: margin * 4 };
}

const listObjects = (picture: Picture): string[] =>
  'objects' in picture ? picture.objects.filter((object) => object !== undefined) : [picture.object];

async function shoot(picture: Picture, ground: Canvas): Promise<Buffer> {
  const { places, hue } = getSetting(picture);
  const { turn, flip } = picture.kind === 'photo' ? picture : {};
  const canvas = { ...ground, data: Buffer.from(ground.data) };
  const cutouts = new Map<string, Cutout>();
  for (const [index, object] of [...listObjects(picture).entries()].reverse()) {
    const place = places[index];
    if (!place) continue;
    const cutout = cutouts.get(object) ?? (await cutOut(object, turn, flip));
    cutouts.set(object, cutout);
    await stand(canvas, cutout, place, hue);
  }
  return toImage(canvas, 3).png({ compressionLevel: 0 }).toBuffer();
}

/** An empty ground, drawn once for all the pictures taken on it. */
const drawGround = (svg: string): Promise<Canvas> => readPixels(sharp(Buffer.from(svg)).removeAlpha());

export async function takePicture(picture: Picture): Promise<Buffer> {
  return shoot(picture, await drawGround(getSetting(picture).svg));
}

/**
 * Takes many pictures, each distinct one once, and hands them over by name. Those on the same ground are
 * taken together, so that it is drawn once and no more than a few are held in memory.
 */
export async function takePictures(
  pictures: Iterable<Picture>,
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const wanted = new Map<string, Picture>();
  for (const picture of pictures) wanted.set(toPictureName(picture), picture);
  const shoots = new Map<string, [string, Picture][]>();
  for (const entry of wanted) {
    const { svg } = getSetting(entry[1]);
    shoots.set(svg, [...(shoots.get(svg) ?? []), entry]);
  }
  const waiting = [...shoots];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [svg, entries] = next;
      const ground = await drawGround(svg);
      for (const [name, picture] of entries) await keep(name, await shoot(picture, ground));
    }
  };
  await Promise.all([work(), work()]);
}
