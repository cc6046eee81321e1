import { showRate } from '@chengji/client-kit/percent-display';
import type { CallOut } from '@chengji/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { DateText } from '../../../../design/values/DateText.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useFees } from '../../queries.ts';
import { useShopsText } from '../../shops-text.ts';
import { FeeModal } from './FeeModal.tsx';

type FeeRate = CallOut<'GET /platform/fees/list'>['rows'][number];

const tones = { planned: 'wait', in_force: 'done', over: 'rest' } as const;

/** What the market keeps of a shop's sales, or of categories in every shop: what holds, is planned and was. */
export function FeesCard({ shopId }: { shopId?: number }) {
  const text = useShopsText();
  const canWrite = useCan('platform', 'fees.write');
  const { data, error, refetch } = useFees(shopId);
  const pages = useOwnPages(data?.rows ?? [], 10);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      flush
      ruled
      title={text('fees')}
      aside={
        <span className="row">
          {data && text(shopId ? 'feeNow' : 'feeMarket', { rate: showRate(data.now) })}
          {canWrite && (
            <Button size="small" onClick={() => setOpen(true)}>
              {text('feeChange')}
            </Button>
          )}
        </span>
      }
    >
      <DataTable<FeeRate>
        label={text('fees')}
        {...pages}
        rows={data && pages.rows}
        rowKey={({ id }) => id}
        failure={error && <Failure error={error} onRetry={() => void refetch()} />}
        empty={<EmptyState title={text('feesNone')} hint={text('feesNoneHint')} />}
        columns={[
          {
            title: text('feeScope'),
            render: (_, { category }) => category?.name ?? text('feeAllGoods'),
          },
          {
            title: text('feeRate'),
            render: (_, { before, basis_points }) =>
              `${showRate(before)} → ${basis_points === null ? text('feeEnds') : showRate(basis_points)}`,
          },
          { title: text('feeFrom'), render: (_, { starts_at }) => <DateText at={starts_at} /> },
          {
            title: text('state'),
            render: (_, { state }) => <StatusDot tone={tones[state]}>{text(`fee_${state}`)}</StatusDot>,
          },
          {
            title: text('feeBy'),
            render: (_, { by, created_at }) => (
              <TwoLines first={by} second={<MomentText at={created_at} />} />
            ),
          },
        ]}
      />
      {isOpen && <FeeModal shopId={shopId} onClose={() => setOpen(false)} />}
    </Card>
  );
}
