import type { StoredMessage } from '@chengji/contract';
import { Image } from 'antd';
import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '../../../design/values/Money.tsx';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { OrderStatus } from '../../orders/index.ts';
import { useChatText } from '../chat-text.ts';
import styles from './inbox.module.css';

/** What a message says, shows or plays. */
export function MessageBody({ message, isOwn }: { message: StoredMessage; isOwn: boolean }) {
  const text = useChatText();
  switch (message.type) {
    case 'text':
      return (
        <p className={styles.bubble} data-own={isOwn}>
          {message.content.text}
        </p>
      );
    case 'img': {
      const { url, width, height } = message.content;
      return (
        <span className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
          <Image src={pictureAddress(url, 160)} preview={{ src: url }} alt={text('picture')} />
        </span>
      );
    }
    case 'voice':
      return (
        // biome-ignore lint/a11y/useMediaCaption: a voice message has no transcript
        <audio
          className={styles.voice}
          controls
          preload="none"
          src={message.content.url}
          aria-label={text('voice', { n: message.content.seconds })}
        />
      );
    case 'goods': {
      const { goods_id, title, image, price } = message.content;
      return (
        <ThingCard to={`/seller/goods/${goods_id}`} image={image} title={title}>
          <Money amount={price} />
        </ThingCard>
      );
    }
    case 'order': {
      const { order_id, title, image, state } = message.content;
      return (
        <ThingCard to={`/seller/orders/${order_id}`} image={image} title={title}>
          <OrderStatus state={state} />
        </ThingCard>
      );
    }
    case 'coupon':
      return (
        <p className={styles.bubble} data-own={isOwn}>
          <span className="row">
            <TicketPercent /> {message.content.title}
          </span>
        </p>
      );
  }
}

type ThingProps = { to: string; image: string; title: string; children: ReactNode };

function ThingCard({ to, image, title, children }: ThingProps) {
  return (
    <Link className={styles.thing} to={to}>
      <Thumb size={56} image={image} />
      <span className="grow">
        <span className={styles.thingTitle}>{title}</span>
        {children}
      </span>
    </Link>
  );
}
