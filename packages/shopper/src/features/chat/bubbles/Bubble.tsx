import { classes } from '@chengji/client-kit/classes';
import type { StoredMessage } from '@chengji/contract';
import styles from './Bubble.module.css';
import { CouponBubble } from './CouponBubble.tsx';
import { GoodsBubble } from './GoodsBubble.tsx';
import { OrderBubble } from './OrderBubble.tsx';
import { PictureBubble } from './PictureBubble.tsx';
import { VoiceBubble } from './VoiceBubble.tsx';

type BubbleProps = {
  peer: number;
  message: StoredMessage;
  own?: boolean;
  isHeard?: boolean;
  /** Of a picture that waits, from the phone. */
  preview?: string;
  isWaiting?: boolean;
  onPicture?: (url: string) => void;
};

/** What a message says, by its kind. */
export function Bubble({ peer, message, own, isHeard = true, preview, isWaiting, onPicture }: BubbleProps) {
  switch (message.type) {
    case 'text':
      return <p className={classes(styles.bubble, own && styles.own)}>{message.content.text}</p>;
    case 'img':
      return <PictureBubble content={message.content} preview={preview} onPicture={onPicture} />;
    case 'voice':
      return (
        <VoiceBubble
          peer={peer}
          id={message.id}
          content={message.content}
          own={own === true}
          isHeard={isHeard}
          isWaiting={isWaiting === true}
        />
      );
    case 'goods':
      return <GoodsBubble content={message.content} />;
    case 'order':
      return <OrderBubble content={message.content} />;
    case 'coupon':
      return <CouponBubble content={message.content} />;
  }
}
