import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../design/inputs/NewButton.tsx';
import { ListPage } from '../../design/lists/ListPage.tsx';
import { useLanguage } from '../../kernel/language.ts';
import { useCan } from '../../kernel/rights.ts';
import type { Area } from '../../kernel/session.ts';
import { CouponsFilters } from './CouponsFilters.tsx';
import { titleIn } from './coupon-words.ts';
import { type Coupon, couponStates, percentText } from './coupons.view.ts';
import { couponsColumns } from './coupons-columns.tsx';
import { useCouponsText } from './coupons-text.ts';
import { useCoupons, useDeleteCoupon } from './queries.ts';
import { StopCoupon } from './StopCoupon.tsx';

/** What a shop issued, or the market and all its shops, and what came of it. */
export function CouponsScreen({ area }: { area: Area }) {
  const text = useCouponsText();
  const language = useLanguage();
  const canWrite = useCan(area, 'coupons.write');
  const list = useCoupons(area);
  const { data } = list;
  const [stopping, setStopping] = useState<Coupon>();
  const askToDelete = useConfirmDelete();
  const remove = useDeleteCoupon(area);

  const handleDelete = (coupon: Coupon) =>
    askToDelete({
      name: titleIn(language, coupon),
      onDelete: () => remove.mutateAsync({ id: coupon.id }),
    });
  const newButton = canWrite && <NewButton to={`/${area}/coupons/new`}>{text('newCoupon')}</NewButton>;
  const running = data?.counts.running ?? 0;
  return (
    <>
      <ListPage
        list={list}
        title={text('coupons')}
        summary={
          data &&
          (data.use_rate === null
            ? text('summaryPlain', { running })
            : text('summary', { running, rate: percentText(data.use_rate) }))
        }
        actions={newButton}
        tabs={{ label: text('state'), options: couponStates, toText: (state) => text(`state_${state}`) }}
        search={text('search')}
        filters={<CouponsFilters area={area} list={list} />}
        columns={couponsColumns({
          area,
          text,
          language,
          acts: canWrite ? { onStop: setStopping, onDelete: handleDelete } : undefined,
        })}
        empty={
          <EmptyState
            icon={<TicketPercent />}
            title={text('noCoupons')}
            hint={text('noCouponsHint')}
            action={newButton}
          />
        }
      />
      {stopping && <StopCoupon area={area} coupon={stopping} onClose={() => setStopping(undefined)} />}
    </>
  );
}
