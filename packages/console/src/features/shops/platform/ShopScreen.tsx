import { Link, useParams } from 'react-router';
import { wholeOr } from '../../../design/address/address-input.ts';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import { ShopOrdersCard } from '../../orders/index.ts';
import { useShop } from '../queries.ts';
import { typeTones } from '../shop-tones.ts';
import type { Shop } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';
import { FeesCard } from './fees/FeesCard.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { TradeCard } from './TradeCard.tsx';

/** One shop: who runs it, how it sells, what the market keeps of it, and whether it may sell. */
export function ShopScreen() {
  const id = wholeOr(useParams().id ?? '', 0);
  const { data: shop, error, refetch } = useShop(id);
  if (error || !shop) return <NotLoaded error={error} onRetry={refetch} />;
  return <ShopShown shop={shop} />;
}

function ShopShown({ shop }: { shop: Shop }) {
  const text = useShopsText();
  const language = useLanguage();
  const canWrite = useCan('platform', 'shops.write');
  const readsOrders = useCan('platform', 'orders.read');
  const readsFees = useCan('platform', 'fees.read');
  return (
    <>
      <PageHeader
        back="/platform/shops"
        title={(language === 'en' && shop.name_en) || shop.name}
        marks={
          <>
            <KindTag tone={typeTones[shop.type]}>{text(`type_${shop.type}`)}</KindTag>
            <StatusDot tone={shop.suspended_at === null ? 'done' : 'bad'}>
              {text(shop.suspended_at === null ? 'shopState_open' : 'shopState_suspended')}
            </StatusDot>
          </>
        }
        summary={text('shopSummary', { id: shop.id, staff: shop.staff })}
        actions={canWrite && <SuspendButton shop={shop} />}
      />
      <div className="stack">
        {shop.suspended_at !== null && (
          <Note tone="error">
            {text('suspendedSince')} <MomentText at={shop.suspended_at} /> · {shop.suspend_reason}
          </Note>
        )}
        <DetailLayout
          side={
            <>
              <ProfileCard shop={shop} />
              <LicenceCard shop={shop} canWrite={canWrite} />
            </>
          }
        >
          <TradeCard shop={shop} />
          {readsFees && <FeesCard shopId={shop.id} />}
          {readsOrders && <ShopOrdersCard shopId={shop.id} />}
        </DetailLayout>
      </div>
    </>
  );
}

function ProfileCard({ shop }: { shop: Shop }) {
  const text = useShopsText();
  const readsAudit = useCan('platform', 'audit.read');
  return (
    <Card
      title={text('shopFacts')}
      aside={
        readsAudit && (
          <Link className="row-link" to={`/platform/audit?subject=shop&keyword=${shop.id}`}>
            {text('auditLog')}
          </Link>
        )
      }
    >
      <Facts
        rows={[
          { name: text('name'), value: `${shop.name} · ${shop.name_en}` },
          {
            name: text('owner'),
            value: shop.owner ? `${shop.owner.name} · ${shop.owner.account}` : <EmptyCell />,
          },
          { name: text('city'), value: shop.city },
          { name: text('intro'), value: shop.intro || <EmptyCell /> },
          { name: text('openedAt'), value: <MomentText at={shop.opened_at} /> },
          { name: text('staffCount'), value: shop.staff },
        ]}
      />
    </Card>
  );
}
