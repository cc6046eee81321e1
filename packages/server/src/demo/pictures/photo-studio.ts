import sharp, { type Sharp } from 'sharp';
import { type Cutout, cutOut } from './emoji.ts';
import { nameOf, type Picture } from './picture.ts';
import { settingOf } from './setting.ts';
import type { Place } from './stage.ts';

/**
 * Takes the demo market's pictures: objects on a ground, as webp. The same picture is the same bytes every
 * time on the same build of sharp.
 */

/** An empty ground in pixels, drawn once for all the pictures taken on it. */
type Ground = { input: Buffer; raw: { width: number; height: number; channels: 4 } };

type Layer = Ground & { left: number; top: number };

async function pixels(image: Sharp): Promise<Ground> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The object at its size and place, below it the soft shadow it casts on what is behind. */
async function stand(object: Cutout, place: Place, unit: number, hue: string): Promise<Layer[]> {
  const scale = Math.min((place.width * unit) / object.width, (place.height * unit) / object.height);
  const width = Math.max(1, Math.round(object.width * scale));
  const height = Math.max(1, Math.round(object.height * scale));
  const rise = place.floats ? (place.height * unit - height) / 2 : 0;
  const left = Math.round(place.x * unit - width / 2);
  const top = Math.round(place.bottom * unit - rise) - height;
  const source = sharp(object.data, { raw: { width: object.width, height: object.height, channels: 4 } });
  const body = await pixels(source.clone().resize(width, height, { fit: 'fill' }));
  if (hue === '') return [{ ...body, left, top }];

  // Blurred at a quarter of the size: nobody can see the difference, and it takes a fraction of the time.
  const margin = Math.ceil(unit);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hue.slice(at, at + 2), 16));
  const blurred = await pixels(
    source
      .clone()
      .resize(Math.ceil(width / 4), Math.ceil(height / 4), { fit: 'fill' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
      .blur((unit * 1.5) / 4)
      .linear([0, 0, 0, 0.2], [red ?? 0, green ?? 0, blue ?? 0, 0]),
  );
  const shadow = await pixels(
    sharp(blurred.input, { raw: blurred.raw }).resize(blurred.raw.width * 4, blurred.raw.height * 4, {
      fit: 'fill',
      kernel: 'linear',
    }),
  );
  return [
    { ...shadow, left: left - margin * 4, top: top - margin * 4 + Math.round(unit * 1.6) },
    { ...body, left, top },
  ];
}

/** A layer may reach over the edge; sharp takes only what lies within. */
async function crop(layer: Layer, ground: Ground): Promise<Layer | null> {
  const left = Math.max(0, -layer.left);
  const top = Math.max(0, -layer.top);
  const width = Math.min(layer.raw.width, ground.raw.width - layer.left) - left;
  const height = Math.min(layer.raw.height, ground.raw.height - layer.top) - top;
  if (width <= 0 || height <= 0) return null;
  if (width === layer.raw.width && height === layer.raw.height) return layer;
  const part = await pixels(sharp(layer.input, { raw: layer.raw }).extract({ left, top, width, height }));
  return { ...part, left: layer.left + left, top: layer.top + top };
}

const objectsOf = (picture: Picture): string[] =>
  'objects' in picture ? picture.objects.filter((object) => object !== undefined) : [picture.object];

async function shoot(picture: Picture, ground: Ground): Promise<Buffer> {
  const { places, hue } = settingOf(picture);
  const { turn, flip } = picture.kind === 'photo' ? picture : {};
  const unit = ground.raw.width / 100;
  const cutouts = new Map<string, Cutout>();
  const layers: Layer[] = [];
  for (const [index, object] of objectsOf(picture).entries()) {
    const place = places[index];
    if (!place) continue;
    const cutout = cutouts.get(object) ?? (await cutOut(object, turn, flip));
    cutouts.set(object, cutout);
    const placed = await stand(cutout, place, unit, hue);
    const visible = await Promise.all(placed.map((layer) => crop(layer, ground)));
    layers.unshift(...visible.filter((layer) => layer !== null));
  }
  return sharp(ground.input, { raw: ground.raw })
    .composite(layers)
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
}

const drawGround = (svg: string): Promise<Ground> => pixels(sharp(Buffer.from(svg)));

export async function takePicture(picture: Picture): Promise<Buffer> {
  return shoot(picture, await drawGround(settingOf(picture).svg));
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
  for (const picture of pictures) wanted.set(nameOf(picture), picture);
  const shoots = new Map<string, [string, Picture][]>();
  for (const entry of wanted) {
    const { svg } = settingOf(entry[1]);
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
  await Promise.all([work(), work(), work()]);
}
