import { Card } from '../../../design/layout/Card.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { ClaimFacts } from '../components/ClaimFacts.tsx';
import styles from '../components/refund.module.css';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** What the buyer says, and who that is. */
export function BuyerClaimCard({ refund }: { refund: MarketRefund }) {
  const text = useRefundsText();
  const { buyer, kind, images } = refund;
  return (
    <Card title={text('buyerClaim')} aside={<KindTag tone="orange">{text(`kind_${kind}`)}</KindTag>}>
      <div className="stack">
        <span className={cellsStyles.cellGoods}>
          <Thumb round size={36} image={buyer.avatar} />
          <TwoLines isStrong first={buyer.nickname} second={text('buyerFigures', buyer)} />
        </span>
        <ClaimFacts refund={refund} />
        <Pictures images={images} size={56} />
      </div>
    </Card>
  );
}

/** Why the shop said no, and how it handles refunds. */
export function ShopClaimCard({ refund }: { refund: MarketRefund }) {
  const text = useRefundsText();
  const { shop, rejection, shop_record: record } = refund;
  return (
    <Card title={text('shopClaim')}>
      <div className="stack">
        <TwoLines isStrong first={shop.name} second={text('shopFigures', record)} />
        <p className="muted small">
          {text('shopInterventions', { n: record.interventions, lost: record.lost })}
        </p>
        {rejection ? (
          <p className={styles.words}>{rejection.reason}</p>
        ) : (
          <p className="muted">{text('shopSilent')}</p>
        )}
        <Pictures images={rejection?.images ?? []} size={56} />
      </div>
    </Card>
  );
}
