/** Where the person is, and a place shown on a map: by WeChat inside of it, by the browser elsewhere. */
import { type NamedSpot, type Spot, wechat } from './wechat/wechat.ts';

export type { Spot };
/** A place may be known by its words alone. */
export type MapPlace = Omit<NamedSpot, keyof Spot> & { spot: Spot | null };

export interface MapPort {
  /** Null when the person does not say, or the phone does not know. */
  locate: () => Promise<Spot | null>;
  show: (place: MapPlace) => Promise<void>;
}

const LOCATE_MS = 10_000;
const FRESH_MS = 60_000;

const browserMap: MapPort = {
  locate: () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) return resolve(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        () => resolve(null),
        { timeout: LOCATE_MS, maximumAge: FRESH_MS },
      );
    }),
  show: async (place) => void window.open(mapAddress(place), '_blank', 'noopener'),
};

const wechatMap: MapPort = {
  locate: wechat.locate,
  async show(place) {
    const isShown = place.spot && (await wechat.openLocation({ ...place, ...place.spot }));
    if (!isShown) await browserMap.show(place);
  },
};

/** A map on the web that opens its own app where it is installed. */
export function mapAddress({ name, address, spot }: MapPlace): string {
  const query = spot
    ? new URLSearchParams({
        position: `${spot.longitude},${spot.latitude}`,
        name: name || address,
        coordinate: 'wgs84',
        callnative: '1',
      })
    : new URLSearchParams({ keyword: `${address} ${name}`.trim(), callnative: '1' });
  return `https://uri.amap.com/${spot ? 'marker' : 'search'}?${query}`;
}

export const mapPort: MapPort = wechat.isInside ? wechatMap : browserMap;
