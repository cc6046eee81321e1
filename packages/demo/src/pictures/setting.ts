import { setCard } from './card.ts';
import type { Lch } from './oklab.ts';
import type { Avatar, Banner, Picture, Tile } from './picture.ts';
import { getSize } from './picture.ts';
import { type Place, type Setting, setStage } from './stage.ts';
import { grounds, tones } from './tones.ts';

/**
 * What a picture's objects are put on, and where they go. Lengths are hundredths of the picture's width. The ground
 * is in the colour of the first object, unless the picture names a tone.
 */
export function getSetting(picture: Picture, colour: Lch): Setting {
  switch (picture.kind) {
    case 'photo':
      return setStage(picture, colour);
    case 'card':
      return setCard(picture, colour);
    case 'avatar':
      return setAvatar(picture);
    case 'tile':
      return setTile(picture);
    case 'banner':
      return setBanner(picture);
  }
}

/** A person's face fills its disc more than a shop's thing fills its square. */
function setAvatar(avatar: Avatar): Setting {
  const { light, wall, crease, shadow } = tones[avatar.tone];
  const size = avatar.of === 'person' ? 74 : 66;
  return {
    content: `<linearGradient id="g" x1=".33" y1="0" x2=".67" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${crease}"/></linearGradient><rect width="100" height="100" fill="url(#g)"/>`,
    places: [{ x: 50, bottom: 50 + size / 2, width: size, height: size, floats: true }],
    hue: shadow,
  };
}

const bannerPlaces: Record<Banner['format'], Place[]> = {
  wide: [
    { x: 67, bottom: 37.5, width: 33, height: 31 },
    { x: 88, bottom: 38.5, width: 17, height: 22 },
    { x: 89, bottom: 13, width: 11, height: 9, floats: true },
  ],
  cube: [{ x: 73, bottom: 59, width: 46, height: 44 }],
  strip: [
    { x: 76, bottom: 28.5, width: 26, height: 24 },
    { x: 92, bottom: 29, width: 13, height: 15 },
  ],
  tall: [
    { x: 50, bottom: 128, width: 66, height: 66 },
    { x: 82, bottom: 133, width: 30, height: 34 },
    { x: 19, bottom: 131, width: 28, height: 30 },
  ],
};

/** The studio for a thumb: a larger object, a little lower. */
function setTile({ tone, object }: Tile): Setting {
  return setStage({ kind: 'photo', objects: [object], tone, prop: 'none', ratio: '1:1', zoom: 66 / 58 });
}

/** A deep ground with a glow and a hill of light where the objects stand. */
function setBanner(banner: Banner): Setting {
  const { from, mid, to, glow, hill, shadow } = grounds[banner.ground];
  const size = getSize(banner);
  const height = (size.height / size.width) * 100;
  const tall = banner.format === 'tall';
  const places = bannerPlaces[banner.format].slice(0, banner.objects.length);
  const shades = places
    .filter(({ floats }) => !floats)
    .map(
      ({ x, bottom, width }) =>
        `<ellipse cx="${x + 0.6}" cy="${bottom}" rx="${width * 0.5}" ry="${width * 0.09}" fill="url(#f)"/>`,
    );
  const [glowX, glowY, glowR] = tall ? [50, height * 0.52, 62] : [76, height * 0.4, height * 0.76];
  const [hillX, hillY, hillW, hillH] = tall
    ? [50, height * 0.98, 92, 46]
    : [73, height + 5, 46, height * 0.36];
  return {
    content: `<linearGradient id="g" ${tall ? 'x1=".2" y1="0" x2=".6" y2="1"' : 'x1="0" y1=".2" x2="1" y2=".5"'}><stop offset="0" stop-color="${from}"/><stop offset=".44" stop-color="${mid}"/><stop offset="1" stop-color="${to}"/></linearGradient>
      <radialGradient id="s"><stop offset="0" stop-color="${glow}"/><stop offset=".52" stop-color="${glow}" stop-opacity=".5"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
      <linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${hill}"/></linearGradient>
      <radialGradient id="f"><stop offset="0" stop-color="${shadow}" stop-opacity=".5"/><stop offset=".5" stop-color="${shadow}" stop-opacity=".2"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>
      <rect width="100" height="${height}" fill="url(#g)"/><circle cx="${glowX}" cy="${glowY}" r="${glowR}" fill="url(#s)" opacity=".8"/>
      <ellipse cx="${hillX}" cy="${hillY}" rx="${hillW}" ry="${hillH}" fill="url(#h)" opacity=".92"/>${shades.join('')}`,
    places,
    hue: shadow,
  };
}
