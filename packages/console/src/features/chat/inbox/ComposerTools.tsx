import type { ChatCustomer } from '@chengji/contract';
import { Button, Popover } from 'antd';
import { Gift, ImagePlus, Package, ShoppingBag, Smile } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PictureUpload } from '../../../design/inputs/PictureUpload.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import { uploadChatFile } from '../queries.ts';
import { CouponPicker } from './CouponPicker.tsx';
import { GoodsPicker } from './GoodsPicker.tsx';
import styles from './inbox.module.css';
import { OrderPicker } from './OrderPicker.tsx';

const emoji = [...'😀😄😊🥰😘🤗🤔😅😂🙏👍👌👏💪🎉🎁❤️🌹🍊🚚📦💰⏰✅'].filter((one) => one !== '\ufe0f');

type Props = {
  customer: ChatCustomer;
  onInsert: (text: string) => void;
  onSend: (content: Content) => void;
};
type Tool = 'emoji' | 'goods' | 'order' | 'coupon';

/** What can be put into a message, or sent beside words. */
export function ComposerTools({ customer, onInsert, onSend }: Props) {
  const text = useChatText();
  const readsGoods = useCan('seller', 'goods.read');
  const gives = useCan('seller', 'chat.gift');
  const readsCoupons = useCan('seller', 'coupons.read');
  const [open, setOpen] = useState<Tool>();
  const close = () => setOpen(undefined);
  const sendAndClose = (content: Content) => {
    onSend(content);
    close();
  };
  const tool = (name: Tool, label: string, icon: ReactNode, content: ReactNode) => (
    <Popover
      trigger="click"
      placement="topLeft"
      open={open === name}
      onOpenChange={(isOpen) => setOpen(isOpen ? name : undefined)}
      content={open === name && content}
    >
      <Button type="text" icon={icon} aria-label={label} title={label} aria-expanded={open === name} />
    </Popover>
  );
  return (
    <div className="row">
      {tool(
        'emoji',
        text('emoji'),
        <Smile />,
        <div className={styles.emoji}>
          {emoji.map((one) => (
            <button key={one} type="button" onClick={() => onInsert(one)}>
              {one}
            </button>
          ))}
        </div>,
      )}
      <PictureTool onSend={onSend} />
      {readsGoods && tool('goods', text('sendGoods'), <ShoppingBag />, <GoodsPicker onSend={sendAndClose} />)}
      {customer.recent_orders.length > 0 &&
        tool(
          'order',
          text('sendOrder'),
          <Package />,
          <OrderPicker orders={customer.recent_orders} onSend={sendAndClose} />,
        )}
      {gives &&
        readsCoupons &&
        tool('coupon', text('giveCoupon'), <Gift />, <CouponPicker customer={customer} onGiven={close} />)}
    </div>
  );
}

const sendUp = async (...upload: Parameters<typeof uploadChatFile>): Promise<string> =>
  (await uploadChatFile(...upload)).url;

function PictureTool({ onSend }: Pick<Props, 'onSend'>) {
  const text = useChatText();
  return (
    <PictureUpload upload={sendUp} onUploaded={(url) => onSend({ type: 'img', content: { url } })}>
      {(isUploading, percent) => (
        <Button
          type="text"
          icon={<ImagePlus />}
          loading={isUploading}
          aria-label={text('sendPicture')}
          title={text('sendPicture')}
        >
          {isUploading && <span aria-live="off">{`${percent}%`}</span>}
        </Button>
      )}
    </PictureUpload>
  );
}
