import { showMoney } from '@chengji/client-kit/money-display';
import type { RefundRow } from '@chengji/contract';
import { CircleCheck, Clock3, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { ShopName } from '../../orders/index.ts';
import { GoodsHead } from '../components/GoodsHead.tsx';
import { findAction, findCounted, getEnd, getStanding, getTone } from '../refund.view.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './RefundCard.module.css';

/** A refund in the list: whose goods, how it stands, how much, and what is to be done. */
export function RefundCard({ refund }: { refund: RefundRow }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  const { id, shop, goods, kind, state, amount, due_at, ended_at, returns_to } = refund;
  const counted = findCounted(state);
  const action = findAction(state);
  const facts = [t(`kind.${kind}`), t('pieces', { number: goods.number })];
  return (
    <SectionCard>
      <Link to="pages/user/refund/details" params={{ id }}>
        <Row as="span" row="between" gap={2}>
          <ShopName name={shop.name} type={shop.type} />
          <StatePill tone={getTone(state)}>{t(`state.${getStanding(refund)}`)}</StatePill>
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
          <Hint icon={Clock3}>{t(`hint.${counted}`, { time: showShortMoment(due_at) })}</Hint>
        )}
        {state === 'processing' && <Hint icon={Clock3}>{t('hint.processing')}</Hint>}
        {state === 'failed' && <Hint icon={Info}>{t('hint.failed')}</Hint>}
        {ended_at !== null && (
          <Hint icon={state === 'completed' ? CircleCheck : Info} isDone={state === 'completed'}>
            {t(getEnd(refund), { time: showShortMoment(ended_at), way: t(`way.${returns_to}`) })}
          </Hint>
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

type HintProps = { icon: LucideIcon; isDone?: boolean; children: ReactNode };

/** When something happens by itself, or happened. */
const Hint = ({ icon, isDone = false, children }: HintProps) => (
  <Row as="span" gap={2} size={13} tone={2} className={styles.hint}>
    <Icon as={icon} size={16} className={look({ tone: isDone ? 'success' : 3 })} />
    <span>{children}</span>
  </Row>
);
