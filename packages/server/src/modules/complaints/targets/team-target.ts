import { localized } from '../../../kernel/i18n/localized.ts';
import { findGoodsCards } from '../../catalog/index.ts';
import { findTeamTargets, getCampaignState, stopCampaign } from '../../groups/index.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

/** A team, and with it the campaign it is of. */
export const teamTargets: ComplaintTargets = {
  kind: 'group',
  async find({ db, language }, ids) {
    const teams = [...(await findTeamTargets(db, ids)).values()];
    const cards = await findGoodsCards(
      db,
      teams.map(({ goodsId }) => goodsId),
      language,
    );
    return new Map(
      teams.map(({ id, shopId, goodsId, title, titleEn }) => [
        id,
        {
          title: cards.get(goodsId)?.title ?? localized(language, title, titleEn),
          image: cards.get(goodsId)?.image ?? '',
          shopId,
          goodsId,
          personId: null,
          onlyFor: null,
        },
      ]),
    );
  },
  async describe({ db, language, clock, services }, id) {
    const team = (await findTeamTargets(db, [id])).get(id);
    if (!team) return nothingKnown;
    const campaign = { state: team.campaignState, startsAt: team.startsAt, endsAt: team.endsAt };
    const state = getCampaignState(campaign, clock.now());
    const say = (value: string) => services.translate(language, `complaints.value_${value}`);
    return {
      ...nothingKnown,
      facts: [
        { name: 'kind', value: say(team.kind) },
        { name: 'campaign', value: say(`campaign_${state}`) },
        { name: 'team', value: say(`team_${team.state}`) },
        { name: 'members', value: `${team.paid} / ${team.size}` },
      ],
      measures: state === 'running' || state === 'coming' ? ['stop_campaign'] : [],
    };
  },
  async stopCampaign(ctx, { id, reason }) {
    const team = (await findTeamTargets(ctx.db, [id])).get(id);
    if (!team) throw new Error(`no team ${id}`);
    await stopCampaign(ctx, { id: team.campaignId, reason });
  },
};
