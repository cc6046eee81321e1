import type { Recipe } from '@chengji/server/kernel/storage/storage';
import { readObject } from './cut-figure.ts';
import { figureColours } from './figure-colours.ts';
import { toGround } from './ground.ts';
import { type Hex, readHex, toLch } from './oklab.ts';
import { type Picture, toPictureName } from './picture.ts';
import { grounds, tones } from './tones.ts';

/** What a picture is kept by: its name, and the colour of its ground, both known before it is taken. */
export const toRecipe = (picture: Picture): Recipe => ({
  name: toPictureName(picture),
  extension: 'webp',
  colour: getGroundColour(picture).slice(1).toLowerCase(),
});

function getGroundColour(picture: Picture): string {
  if (picture.kind === 'banner') return grounds[picture.ground].mid;
  if ('tone' in picture && picture.tone) return tones[picture.tone].wall;
  const { emoji, dye } = readObject('objects' in picture ? picture.objects[0] : picture.object);
  return toGround(toLch(readHex(dye ?? figureColours[emoji] ?? grey))).wall;
}

const grey: Hex = '#bbbbbb';
