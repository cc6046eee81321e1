import { Button } from 'antd';
import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { Failure } from '../../design/feedback/Failure.tsx';
import { useConfirmDelete } from '../../design/feedback/use-confirm-delete.ts';
import styles from '../../design/layout/card.module.css';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { DataTable } from '../../design/tables/DataTable.tsx';
import { ListTabs } from '../../design/tables/ListTabs.tsx';
import { parseOption } from '../../design/tables/list-address.ts';
import { useListAddress } from '../../design/tables/use-list-address.ts';
import { useLanguage } from '../../kernel/language.ts';
import { useCan } from '../../kernel/rights.ts';
import type { Area } from '../../kernel/session.ts';
import { CouponsFilterBar } from './CouponsFilterBar.tsx';
import { titleIn } from './coupon-words.ts';
import {
  type Coupon,
  couponStates,
  couponsDefaults,
  couponsInput,
  hasFilters,
  noFilters,
  percentText,
} from './coupons.view.ts';
import { couponsColumns } from './coupons-columns.tsx';
import { useCouponsText } from './coupons-text.ts';
import { useCoupons, useDeleteCoupon } from './queries.ts';
import { StopCoupon } from './StopCoupon.tsx';

/** What a shop issued, or the market and all its shops, and what came of it. */
export function CouponsScreen({ area }: { area: Area }) {
  const text = useCouponsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const canWrite = useCan(area, 'coupons.write');
  const [filters, change] = useListAddress(couponsDefaults);
  const { data, error, refetch, isPlaceholderData } = useCoupons(area, filters);
  const [stopping, setStopping] = useState<Coupon>();
  const askToDelete = useConfirmDelete();
  const remove = useDeleteCoupon(area);
  const { page, limit } = couponsInput(filters);

  const handleDelete = (coupon: Coupon) =>
    askToDelete({
      name: titleIn(language, coupon),
      onDelete: () => remove.mutateAsync({ id: coupon.id }),
    });
  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => void navigate(`/${area}/coupons/new`)}>
      {text('newCoupon')}
    </Button>
  );
  const running = data?.counts.running ?? 0;
  return (
    <>
      <PageHeader
        title={text('coupons')}
        summary={
          data &&
          (data.use_rate === null
            ? text('summaryPlain', { running })
            : text('summary', { running, rate: percentText(data.use_rate) }))
        }
        actions={newButton}
      />
      <section className={styles.card} aria-label={text('coupons')}>
        <ListTabs
          label={text('state')}
          active={parseOption(couponStates, filters.state, 'all')}
          tabs={couponStates.map((key) => ({ key, label: text(`state_${key}`), count: data?.counts[key] }))}
          onChange={(state) => change({ state })}
        />
        <CouponsFilterBar area={area} filters={filters} onChange={change} />
        <DataTable
          label={text('coupons')}
          columns={couponsColumns({
            area,
            text,
            language,
            acts: canWrite ? { onStop: setStopping, onDelete: handleDelete } : undefined,
          })}
          rows={data?.rows}
          rowKey={({ id }) => id}
          page={page}
          limit={limit}
          total={data?.total ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={
            <EmptyState
              icon={<TicketPercent />}
              title={text('noCoupons')}
              hint={text('noCouponsHint')}
              action={newButton}
            />
          }
          onClearFilters={hasFilters(filters) ? () => change(noFilters) : undefined}
        />
      </section>
      {stopping && <StopCoupon area={area} coupon={stopping} onClose={() => setStopping(undefined)} />}
    </>
  );
}
