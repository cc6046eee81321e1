import { findLiveFacts, takeLiveDown } from '../../live/index.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

/** Taking one down cuts what runs, and takes the replay of what is over: it does not come back. */
export const liveTargets: ComplaintTargets = {
  kind: 'live',
  async find(ctx, ids) {
    const found = await findLiveFacts(ctx, ids);
    return new Map(
      [...found.values()].map(({ id, shopId, title, cover }) => [
        id,
        { title, image: cover, shopId, goodsId: null, personId: null, onlyFor: null },
      ]),
    );
  },
  async describe(ctx, id) {
    const { calendar, language, services } = ctx;
    const live = (await findLiveFacts(ctx, [id])).get(id);
    if (!live) return nothingKnown;
    const isTakenDown = live.endReason === 'cut';
    const state = isTakenDown ? 'taken_down' : `live_${live.state}`;
    const at = live.beganAt ?? live.plannedAt;
    return {
      facts: [
        { name: 'state', value: services.translate(language, `complaints.value_${state}`) },
        ...(at ? [{ name: 'began_at', value: calendar.toMinuteText(at) }] : []),
        { name: 'viewers', value: String(live.viewers) },
        { name: 'likes', value: String(live.likes) },
        { name: 'blocked_says', value: String(live.blockedSays) },
      ],
      description: live.notice,
      images: [live.cover],
      measures: isTakenDown || live.state === 'created' ? [] : ['take_down'],
      isTakenDown: false,
    };
  },
  takeDown: takeLiveDown,
};
