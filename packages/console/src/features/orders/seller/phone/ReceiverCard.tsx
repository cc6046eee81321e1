import { Button } from 'antd';
import { Copy, Eye, MessageCircle, Phone } from 'lucide-react';
import { useCopy } from '../../../../design/feedback/use-copy.ts';
import { Card } from '../../../../design/layout/Card.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useContact } from '../../queries.ts';
import styles from './phone-order.module.css';

/** Where it goes; whom exactly is shown, copied or called by those who may, which is recorded. */
export function ReceiverCard({ order }: { order: SellerOrder }) {
  const text = useOrdersText();
  const copy = useCopy();
  const mayKnow = useCan('seller', 'orders.contact');
  const contact = useContact();
  const address = contact.data ?? order.address;
  const withContact = (act: (whole: SellerOrder['address']) => void) =>
    contact.data ? act(contact.data) : contact.mutate({ id: order.id }, { onSuccess: act });
  const acts = [
    ...(contact.data ? [] : [{ name: text('reveal'), icon: <Eye />, press: () => withContact(() => {}) }]),
    {
      name: text('copyReceiver'),
      icon: <Copy />,
      press: () =>
        withContact(({ name, mobile, area, detail }) => void copy(`${name} ${mobile} ${area} ${detail}`)),
    },
    {
      name: text('callReceiver'),
      icon: <Phone />,
      press: () => withContact(({ mobile }) => location.assign(`tel:${mobile}`)),
    },
  ];
  return (
    <Card
      title={text('receiving')}
      aside={
        mayKnow && (
          <span className={styles.acts}>
            {acts.map(({ name, icon, press }) => (
              <Button
                key={name}
                type="text"
                className={styles.iconTarget}
                icon={icon}
                aria-label={name}
                title={text('revealHint')}
                disabled={contact.isPending}
                onClick={press}
              />
            ))}
          </span>
        )
      }
    >
      <p className={styles.receiver}>
        <span>{address.name}</span> <span>{address.mobile}</span>
      </p>
      <p className="muted">{`${address.area} ${address.detail}`}</p>
      {order.remark && (
        <p className={styles.remark}>
          <MessageCircle aria-label={text('remark')} role="img" />
          <span>{order.remark}</span>
        </p>
      )}
    </Card>
  );
}
