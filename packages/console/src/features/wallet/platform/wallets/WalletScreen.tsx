import { Button } from 'antd';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { wholeOr } from '../../../../design/address/address-input.ts';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { ListCard } from '../../../../design/lists/ListCard.tsx';
import { KindTag } from '../../../../design/values/StatusDot.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { billsColumns } from '../../components/bills-columns.tsx';
import { FiguresStrip } from '../../components/FiguresStrip.tsx';
import { useWallet } from '../../queries.ts';
import type { OwnerKind } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import { AdjustModal } from './AdjustModal.tsx';

export const ShopperWalletScreen = () => <WalletScreen kind="shopper" back="/platform/users" />;
export const ShopWalletScreen = () => <WalletScreen kind="shop" back="/platform/shops" />;

/** The wallet of a shopper or a shop with its bills; who may, adjusts it. */
function WalletScreen({ kind, back }: { kind: OwnerKind; back: string }) {
  const text = useWalletText();
  const mayAdjust = useCan('platform', 'wallets.adjust');
  const seesWithdrawals = useCan('platform', 'withdrawals.read');
  const [isAdjusting, setAdjusting] = useState(false);
  const { id: typed = '' } = useParams();
  const id = wholeOr(typed, 0);
  const list = useWallet(kind, id);
  const { data } = list;
  if (!data) return <NotLoaded error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <PageHeader
        title={text('walletOf', { name: data.owner.name })}
        marks={<KindTag tone={kind === 'shop' ? 'orange' : 'plain'}>{text(`owner_${kind}`)}</KindTag>}
        back={`${back}/${id}`}
        summary={text('walletSummary', { n: data.total })}
        actions={mayAdjust && <Button onClick={() => setAdjusting(true)}>{text('adjust')}</Button>}
      />
      <div className="stack">
        <FiguresStrip
          label={text('wallet')}
          figures={[
            { name: text('walletAvailable'), amount: data.available },
            { name: text('walletFrozen'), amount: data.frozen, note: text('walletFrozenHint') },
            ...(kind === 'shop'
              ? [{ name: text('walletPending'), amount: data.pending, note: text('walletPendingHint') }]
              : []),
          ]}
        />
        <ListCard
          label={text('bills')}
          list={list}
          columns={billsColumns(text, (subject) =>
            subject.kind === 'withdrawal' && seesWithdrawals
              ? `/platform/withdrawals?state=all&keyword=${subject.id}`
              : undefined,
          )}
          empty={<EmptyState icon={<ReceiptText />} title={text('noBills')} />}
        />
      </div>
      {isAdjusting && <AdjustModal wallet={data} onClose={() => setAdjusting(false)} />}
    </>
  );
}
