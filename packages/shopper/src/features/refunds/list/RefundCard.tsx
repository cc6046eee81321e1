import { showMoney } from '@chengji/client-kit/money-display';
import type { RefundRow } from '@chengji/contract';
import { Clock3 } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { ShopName } from '../../orders/index.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { StatePill } from '../components/StatePill.tsx';
import { findAction, findCounted } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundCard.module.css';

/** A refund in the list: whose goods, how it stands, how much, and what is to be done. */
export function RefundCard({ refund }: { refund: RefundRow }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  const { id, shop, goods, kind, state, amount, due_at } = refund;
  const counted = findCounted(state);
  const action = findAction(state);
  const facts = [t(`kind.${kind}`), t('pieces', { number: goods.number })];
  return (
    <SectionCard>
      <Link to="pages/user/refund/details" params={{ id }}>
        <Row as="span" row="between" gap={2}>
          <ShopName name={shop.name} type={shop.type} />
          <StatePill state={state}>{t(`state.${state}`)}</StatePill>
        </Row>
        <div className={styles.goods}>
          <GoodsHead goods={goods} facts={facts.join(t('listSeparator'))}>
            <span className={styles.amount}>
              <Text size={12} tone={3}>
                {t('refundOf')}
              </Text>
              <Text as="b" size={15} num>
                {showMoney(amount)}
              </Text>
            </span>
          </GoodsHead>
        </div>
        {counted && due_at !== null && (
          <Row as="span" gap={2} size={13} tone={2} className={styles.hint}>
            <Icon as={Clock3} size={16} className={look({ tone: 3 })} />
            {t(`hint.${counted}`, { time: showShortMoment(due_at) })}
          </Row>
        )}
      </Link>
      {action && (
        <Row className={styles.actions}>
          <Button
            size="s"
            look={action === 'pending_return' ? 'primary' : 'line-brand'}
            onClick={() => go('pages/user/refund/details', { id })}
          >
            {t(`do.${action}`)}
          </Button>
        </Row>
      )}
    </SectionCard>
  );
}
