import { Card } from '../../../design/layout/Card.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { ClaimFacts } from '../components/ClaimFacts.tsx';
import { DecisionCard } from '../components/DecisionCard.tsx';
import styles from '../components/refund.module.css';
import type { SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** What the buyer asks for with the pictures of it, what the shop answered and what the platform decided. */
export function ClaimCards({ refund }: { refund: SellerRefund }) {
  const text = useRefundsText();
  const { kind, images, rejection, decision } = refund;
  return (
    <>
      <Card title={text('claim')} aside={<KindTag tone="orange">{text(`kind_${kind}`)}</KindTag>}>
        <ClaimFacts refund={refund} />
      </Card>
      {images.length > 0 && (
        <Card title={text('pictures')} aside={text('picturesCount', { n: images.length })}>
          <Pictures images={images} size={96} />
        </Card>
      )}
      {rejection && (
        <Card title={text('rejection')}>
          <div className="stack">
            <p className={styles.words}>{rejection.reason}</p>
            <Pictures images={rejection.images} size={56} />
          </div>
        </Card>
      )}
      <DecisionCard decision={decision} />
    </>
  );
}
