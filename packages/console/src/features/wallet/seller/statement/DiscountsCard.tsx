import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { Card } from '../../../../design/layout/Card.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import { computeRefundShare } from '../../statement-line.view.ts';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import styles from './statement.module.css';

/** Who paid for what was taken off the month's orders, and how much of them went back. */
export function DiscountsCard({ sums }: Pick<ShopStatement, 'sums'>) {
  const text = useWalletText();
  const shop = parseMoney(sums.shop_coupons);
  const platform = parseMoney(sums.platform_coupons);
  return (
    <Card title={text('discounts')}>
      {shop + platform > 0 && (
        <div className={styles.shares} aria-hidden="true">
          <span className={styles.shareShop} style={{ flexGrow: shop }} />
          <span className={styles.sharePlatform} style={{ flexGrow: platform }} />
        </div>
      )}
      <dl className={cardStyles.sums}>
        <div>
          <dt className={classes(styles.legend, styles.legendTaken)}>{text('paidByShop')}</dt>
          <dd>{showMoney(sums.shop_coupons)}</dd>
        </div>
        <div>
          <dt className={classes(styles.legend, styles.legendPlatform)}>{text('paidByPlatform')}</dt>
          <dd>{showMoney(sums.platform_coupons)}</dd>
        </div>
        <div className={cardStyles.sumsTotal}>
          <dt>{text('refundShare')}</dt>
          <dd>{computeRefundShare(sums)}</dd>
        </div>
      </dl>
    </Card>
  );
}
