import type { ApplicationState, ShopType } from '@chengji/contract';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export const typeTones: Record<ShopType, TagTone> = {
  self: 'orange',
  personal: 'plain',
  enterprise: 'blue',
  flagship: 'orange',
};

export const applicationTones: Record<ApplicationState, Tone> = {
  pending: 'act',
  rejected: 'wait',
  approved: 'done',
};
