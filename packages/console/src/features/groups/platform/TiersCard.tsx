import { parseMoney } from '@chengji/contract/money';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { computeDifference, differenceText } from '../campaign-money.ts';
import type { CampaignShown } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';

type Tier = CampaignShown['tiers'][number];

/** How many people bring which price: over all skus, and below the price alone. */
export function TiersCard({ campaign }: { campaign: CampaignShown }) {
  const text = useGroupsText();
  const single = campaign.goods.single_price;
  return (
    <Card
      ruled
      flush
      title={text('pricesStep')}
      aside={
        <>
          {text('singlePrice')} <Money amount={single} />
        </>
      }
    >
      <DataTable<Tier>
        label={text('pricesStep')}
        rows={campaign.tiers}
        rowKey={({ size }) => size}
        empty={null}
        columns={[
          { title: text('size'), render: (_, { size }) => text('people', { n: size }) },
          { title: text('groupPrice'), align: 'right', render: (_, tier) => toPriceText(tier) },
          {
            title: text('difference'),
            align: 'right',
            render: (_, { price }) =>
              differenceText(computeDifference(parseMoney(price), parseMoney(single)) ?? 0),
          },
          { title: text('skusTaking'), align: 'right', render: (_, tier) => tier.prices.length },
        ]}
      />
    </Card>
  );
}

function toPriceText({ prices }: Tier): string {
  const sorted = prices.map(({ price }) => price).toSorted((a, b) => parseMoney(a) - parseMoney(b));
  return priceRange(sorted[0] ?? '0.00', sorted.at(-1) ?? '0.00');
}
