import { Button } from 'antd';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import styles from '../../../design/tables/cells.module.css';
import { Thumb } from '../../../design/values/Thumb.tsx';
import type { useSend } from '../../../kernel/use-call.ts';
import type { StaffOrder } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Contact = ReturnType<typeof useSend<'POST /seller/orders/contact' | 'POST /platform/orders/contact'>>;

type Props = {
  order: StaffOrder;
  name?: ReactNode;
  /** How to reach the buyer. */
  aside?: ReactNode;
  /** Reads to whom it goes, whole; for those without the right to it there is none. */
  contact: Contact | undefined;
};

/** Who bought it and where it goes; whom exactly stays hidden until someone who may asks for it. */
export function BuyerCard({ order, name, aside, contact }: Props) {
  const text = useOrdersText();
  const { buyer } = order;
  const address = contact?.data ?? order.address;
  return (
    <Card title={text('buyerCard')} aside={aside}>
      <div className="stack">
        <div className={styles.cellGoods}>
          <Thumb round size={36} image={buyer.avatar} />
          <span className="strong">{name ?? buyer.nickname}</span>
        </div>
        <Facts
          rows={[
            {
              name: text('receiver'),
              value: (
                <span className="row">
                  {address.name} {address.mobile}
                  {contact && !contact.data && (
                    <Button
                      size="small"
                      type="text"
                      icon={<Eye size={14} />}
                      aria-label={text('reveal')}
                      title={text('revealHint')}
                      loading={contact.isPending}
                      onClick={() => contact.mutate({ id: order.id })}
                    />
                  )}
                </span>
              ),
            },
            { name: text('address'), value: `${address.area} ${address.detail}` },
            { name: text('remark'), value: order.remark || text('noRemark') },
          ]}
        />
      </div>
    </Card>
  );
}
