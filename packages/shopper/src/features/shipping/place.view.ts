/** Places as text and coordinates. */
import type { Spot } from '../../kernel/map-port.ts';

/** About a metre. */
const PLACES = 5;

/** `30.27415, 120.15515` */
export const spotText = ({ latitude, longitude }: Spot): string =>
  `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;

/** The spot an address names; null when it names none on earth. */
export function parseSpot(latitude: string | undefined, longitude: string | undefined): Spot | null {
  if (!latitude?.trim() || !longitude?.trim()) return null;
  const spot = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180;
  return isOnEarth ? spot : null;
}
