/** Lives as a shop works with them and the operator watches them. */
import { getLook as getPlainLook, type LiveLook as PlainLook } from '@chengji/client-kit/live/live-display';
import type { HostedLive, LiveRow, PlatformLive } from '@chengji/contract';
import { livePlatformCalls } from '@chengji/contract/live/live.platform.calls';
import { liveSellerCalls } from '@chengji/contract/live/live.seller.calls';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';
import type { Tone } from '../../design/values/status-tones.ts';

export const ownTabs = ['all', 'planned', 'living', 'over'] as const;
export const watchTabs = ['living', 'cut', 'over'] as const;

export const ownList = defineList('GET /seller/live/list', liveSellerCalls, { tab: 'tab' });
export const watchList = defineList('GET /platform/live/list', livePlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

export type LiveLook = PlainLook | 'cut';
type Looked = Pick<LiveRow, 'state' | 'planned_at'> & { cut_reason: string };

export const getLook = (live: Looked): LiveLook => (live.cut_reason === '' ? getPlainLook(live) : 'cut');

export const lookTones: Record<LiveLook, Tone> = {
  created: 'rest',
  planned: 'info',
  living: 'act',
  ended: 'rest',
  replay: 'done',
  cut: 'bad',
};

/** Hidden, with enough of its end to tell it from another. */
export const hideKey = (key: string): string => `${'•'.repeat(20)}${key.slice(-4)}`;

/** What an operator looks at first. */
export const isFlagged = ({ blocked_says, complaints }: PlatformLive): boolean =>
  blocked_says > 0 || complaints > 0;

export const countFlags = (rows: readonly PlatformLive[]) => ({
  blocked: rows.filter(({ blocked_says }) => blocked_says > 0).length,
  complaints: rows.filter(({ complaints }) => complaints > 0).length,
});

export type LiveDraft = {
  title: string;
  cover: string;
  notice: string;
  planned_at: number | null;
  goods: number[];
};

export const freshDraft: LiveDraft = { title: '', cover: '', notice: '', planned_at: null, goods: [] };

export const toDraft = ({ title, cover, notice, planned_at, goods }: HostedLive): LiveDraft => ({
  title,
  cover,
  notice,
  planned_at,
  goods: goods.map((row) => row.goods.id),
});

/** What is sent: of one that stands without its goods, which are changed in the control. */
export function toInput(draft: LiveDraft, edited?: { id: number; version: number }) {
  const { goods, ...words } = draft;
  const sent = { ...words, title: draft.title.trim(), notice: draft.notice.trim() };
  return edited ? { ...sent, id: edited.id, version: edited.version } : { ...sent, goods };
}

/** A quick answer says the same to everybody. */
export const fitsLive = (words: string): boolean => words.length <= liveLimits.say && !words.includes('{');
