import { Drawer } from 'antd';
import { Link } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useShop } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';
import { SuspendButton } from './SuspendButton.tsx';

/** One shop: who runs it, how it sells, and whether it may. */
export function ShopDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useShopsText();
  const canWrite = useCan('platform', 'shops.write');
  const seesWallets = useCan('platform', 'wallets.read');
  const { data: shop, error, refetch } = useShop(id);
  return (
    <Drawer
      open
      size={520}
      title={shop?.name ?? text('details')}
      onClose={onClose}
      extra={shop && canWrite && <SuspendButton shop={shop} />}
    >
      {(error || !shop) && <NotLoaded error={error} onRetry={refetch} />}
      {shop && (
        <div className={`stack ${styles.shopFacts}`}>
          {shop.suspended_at !== null && (
            <Note tone="error">
              {text('suspendedSince')} <MomentText at={shop.suspended_at} /> · {shop.suspend_reason}
            </Note>
          )}
          <Facts
            rows={[
              { name: text('name'), value: `${shop.name} · ${shop.name_en}` },
              { name: text('type'), value: text(`type_${shop.type}`) },
              {
                name: text('owner'),
                value: shop.owner ? `${shop.owner.name} · ${shop.owner.account}` : <EmptyCell />,
              },
              { name: text('city'), value: shop.city },
              { name: text('intro'), value: shop.intro || <EmptyCell /> },
              { name: text('openedAt'), value: <MomentText at={shop.opened_at} /> },
              { name: text('staffCount'), value: shop.staff },
              { name: text('score'), value: shop.score.toFixed(1) },
              { name: text('goodsOnSale'), value: shop.goods_on_sale },
              {
                name: text('sales30'),
                value: (
                  <>
                    <Money amount={shop.sales.amount} />{' '}
                    <span className="muted">{text('salesOf', { n: shop.sales.orders })}</span>
                  </>
                ),
              },
              {
                name: text('balance'),
                value: (
                  <span className="row">
                    <Money amount={shop.balance} />
                    {seesWallets && (
                      <Link className="row-link" to={`/platform/shops/${shop.id}/wallet`}>
                        {text('wallet')}
                      </Link>
                    )}
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </Drawer>
  );
}
