import { Button } from 'antd';
import { Eye } from 'lucide-react';
import { Card } from '../../../../design/layout/Card.tsx';
import { Facts } from '../../../../design/layout/Facts.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useContact } from '../../queries.ts';

export function BuyerCard({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const { buyer, address } = order;
  return (
    <Card title={text('buyerCard')}>
      <div className="stack">
        <div className={styles.cellGoods}>
          <Thumb round size={36} image={buyer.avatar} />
          <span className="strong">{buyer.nickname}</span>
        </div>
        <Facts
          rows={[
            { name: text('receiver'), value: <Receiver order={order} /> },
            { name: text('address'), value: `${address.area} ${address.detail}` },
            { name: text('remark'), value: order.remark || text('noRemark') },
          ]}
        />
      </div>
    </Card>
  );
}

/** The number is masked until someone who may asks for it. */
function Receiver({ order: { id, address } }: { order: SellerOrder }) {
  const text = useOrdersText();
  const canReveal = useCan('seller', 'orders.contact');
  const contact = useContact();
  return (
    <span className="row">
      {address.name} {contact.data?.mobile ?? address.mobile}
      {canReveal && !contact.data && (
        <Button
          size="small"
          type="text"
          icon={<Eye size={14} />}
          aria-label={text('reveal')}
          title={text('revealHint')}
          loading={contact.isPending}
          onClick={() => contact.mutate({ id })}
        />
      )}
    </span>
  );
}
