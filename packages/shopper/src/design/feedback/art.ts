/** The pictures of empty, result and error screens. */

import type { Tone } from '../pictures/tone.ts';
import antenna from './art/antenna.webp';
import bags from './art/bags.webp';
import cart from './art/cart.webp';
import heart from './art/heart.webp';
import money from './art/money.webp';
import parcel from './art/parcel.webp';
import party from './art/party.webp';
import robot from './art/robot.webp';
import ticket from './art/ticket.webp';
import truck from './art/truck.webp';

export const art = {
  antenna: { url: antenna, tone: 'sky' },
  bags: { url: bags, tone: 'peach' },
  cart: { url: cart, tone: 'peach' },
  heart: { url: heart, tone: 'rose' },
  money: { url: money, tone: 'cream' },
  parcel: { url: parcel, tone: 'sand' },
  party: { url: party, tone: 'rose' },
  robot: { url: robot, tone: 'lilac' },
  ticket: { url: ticket, tone: 'rose' },
  truck: { url: truck, tone: 'mint' },
} as const satisfies Record<string, { url: string; tone: Tone }>;

export type ArtName = keyof typeof art;
