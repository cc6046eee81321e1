import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { ParcelModal } from './ParcelModal.tsx';

type Props = { orderId: number; parcel: SellerOrder['parcels'][number] };

export function ChangeParcelButton({ orderId, parcel }: Props) {
  const text = useOrdersText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Pencil size={14} />} onClick={() => setOpen(true)}>
        {text('changeParcel')}
      </Button>
      {isOpen && <ParcelModal orderId={orderId} parcel={parcel} onClose={() => setOpen(false)} />}
    </>
  );
}
