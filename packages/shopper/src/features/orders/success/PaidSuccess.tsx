import { Price } from '../../../design/commerce/Price.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { ForYou } from '../../catalog/index.ts';
import { TeamLine } from '../components/TeamLine.tsx';
import { usePaidOrder, usePaidTrade } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { getOutcome } from '../team.view.ts';
import styles from './Success.module.css';

const titles = {
  ship: 'success.pay',
  team: 'success.team',
  formed: 'success.formed',
  refunded: 'success.refunded',
} as const;

/** It is paid: the shop ships, or a team forms and friends are asked; paid too late, the money is back. */
export function PaidSuccess({ tradeNo }: { tradeNo: string }) {
  const t = useOrderStrings();
  return (
    <QueryView
      query={usePaidTrade(tradeNo)}
      skeleton={null}
      instead={{ 'payments.trade_closed': <Empty picture="robot" title={t('success.closed')} /> }}
    >
      {({ paid, payable }) =>
        paid ? <Paid tradeNo={tradeNo} payable={payable} /> : <Unpaid tradeNo={tradeNo} />
      }
    </QueryView>
  );
}

function Unpaid({ tradeNo }: { tradeNo: string }) {
  const t = useOrderStrings();
  return (
    <Empty
      picture="robot"
      title={t('success.unpaid')}
      text={t('success.unpaidHint')}
      action={t('do.pay')}
      onAction={() => replace('pages/user/money/pay', { trade_no: tradeNo })}
    />
  );
}

function Paid({ tradeNo, payable }: { tradeNo: string; payable: string }) {
  const t = useOrderStrings();
  const { data, isLoading } = usePaidOrder(tradeNo);
  const [order] = data?.rows ?? [];
  const outcome = getOutcome(order);
  const team = outcome === 'ship' || outcome === 'refunded' ? null : order?.team;
  const hint = outcome === 'refunded' ? t('success.refundedHint') : team ? '' : t('success.payHint');
  const onward = {
    ship: [t('seeOrders'), () => replace('pages/user/order/order', { state: 'ship' })],
    team: [t('do.invite'), () => team && replace('pages/apps/groups/team', { id: team.id })],
    formed: [t('do.seeTeam'), () => team && replace('pages/apps/groups/team', { id: team.id })],
    refunded: [t('goGroups'), () => replace('pages/apps/groups/index')],
  } as const;
  const [words, goOn] = onward[outcome];
  if (isLoading) return null;
  const goodsIds = data?.rows.flatMap(({ lines }) => lines.map((line) => line.goods_id)) ?? [];
  return (
    <>
      <Empty picture="party" title={t(titles[outcome])} text={hint}>
        <Box as="p" above={4}>
          <Price money={payable} places="full" size="xl" ink />
        </Box>
        {team && (
          <div className={styles.team}>
            <TeamLine team={team} />
          </div>
        )}
        <ButtonRow>
          <Button look="line" onClick={() => go('pages/index')}>
            {t('goHome')}
          </Button>
          <Button onClick={goOn}>{words}</Button>
        </ButtonRow>
      </Empty>
      <ForYou goodsIds={goodsIds} />
    </>
  );
}
