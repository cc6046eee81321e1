import { Card } from '../../../design/Card.tsx';
import { Facts } from '../../../design/Facts.tsx';
import { Thumb } from '../../../design/Thumb.tsx';
import type { SellerOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

export function BuyerCard({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const { buyer, address } = order;
  return (
    <Card title={text('buyerCard')}>
      <div className="stack">
        <div className="cell-goods">
          <Thumb round size={36} image={buyer.avatar} />
          <span className="strong">{buyer.nickname}</span>
        </div>
        <Facts
          rows={[
            { name: text('receiver'), value: `${address.name} ${address.mobile}` },
            { name: text('address'), value: `${address.area} ${address.detail}` },
            { name: text('remark'), value: order.remark || text('noRemark') },
          ]}
        />
      </div>
    </Card>
  );
}
