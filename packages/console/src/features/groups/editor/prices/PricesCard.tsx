import { Note } from '../../../../design/feedback/Note.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import type { Sku } from '../../campaign-draft.ts';
import { useGroupsText } from '../../groups-text.ts';
import type { CardProps } from '../card-props.ts';
import { StepTitle } from '../StepTitle.tsx';
import { LadderTiers } from './LadderTiers.tsx';
import { OrdinaryPrices } from './OrdinaryPrices.tsx';
import { SkuSwitch } from './SkuSwitch.tsx';

type Props = CardProps & { sku: Sku | undefined; onSku: (skuId: number) => void; isStarted: boolean };

/** How many make a team and what it costs them: by sku for an ordinary campaign, by tier for a ladder. */
export function PricesCard({ sku, onSku, isStarted, ...card }: Props) {
  const text = useGroupsText();
  const isLadder = card.draft.kind === 'ladder';
  return (
    <Card
      ruled
      title={<StepTitle step={3}>{text('pricesStep')}</StepTitle>}
      aside={isLadder && sku && <SkuSwitch skus={card.skus} chosen={sku} onChange={onSku} />}
    >
      <div className="stack">
        {isStarted && <Note>{text('frozen')}</Note>}
        {!isLadder && <OrdinaryPrices {...card} />}
        {isLadder &&
          (sku ? <LadderTiers {...card} sku={sku} /> : <p className="muted">{text('goodsFirst')}</p>)}
      </div>
    </Card>
  );
}
