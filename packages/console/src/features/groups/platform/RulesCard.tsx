import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { CampaignShown } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';

/** What a campaign promises besides its prices. */
export function RulesCard({ campaign }: { campaign: CampaignShown }) {
  const text = useGroupsText();
  const { stock, claimed, per_person: perPerson, ends_at: endsAt } = campaign;
  const count = (n: number) => text('pieces', { n: n.toLocaleString('en') });
  return (
    <Card title={text('rules')}>
      <Facts
        rows={[
          { name: text('shop'), value: campaign.shop.name },
          { name: text('starts'), value: <MomentText at={campaign.starts_at} /> },
          { name: text('ends'), value: endsAt === null ? text('untilStopped') : <MomentText at={endsAt} /> },
          { name: text('teamHours'), value: text('hours', { n: campaign.hours }) },
          { name: text('autoStep'), value: text(campaign.auto_form ? 'on' : 'off') },
          { name: text('perPerson'), value: perPerson > 0 ? count(perPerson) : text('noLimit') },
          { name: text('stockShare'), value: stock === null ? text('noLimit') : count(stock) },
          { name: text('claimed'), value: count(claimed) },
        ]}
      />
    </Card>
  );
}
