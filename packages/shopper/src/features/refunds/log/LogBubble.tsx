import { showMoney } from '@chengji/client-kit/money-display';
import type { RefundLogRow, RefundRow } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { SpeakerMark } from '../components/SpeakerMark.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './LogBubble.module.css';

const AVATAR = 36;

type LogBubbleProps = { row: RefundLogRow; shop: RefundRow['shop'] };

/** What was done or said: the shop's at the left, the own at the right, the platform's as wide as the page. */
export function LogBubble({ row, shop }: LogBubbleProps) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  const { user } = useUser();
  const { by, event, content, images, amount, at } = row;
  if (by === 'system') {
    return (
      <li className={styles.row} data-by={by}>
        <span className={styles.system}>
          {[t(`event.${event}`), showShortMoment(at)].join(t('listSeparator'))}
          {content && <br />}
          {content}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.row} data-by={by}>
      {by === 'buyer' && <Avatar url={user.avatar} name={user.nickname} size={AVATAR} />}
      {by === 'seller' && <Avatar url="" name={shop.name} size={AVATAR} shop />}
      <div className={styles.bubble}>
        <div className={styles.head}>
          <SpeakerMark by={by} />
          <Text lines={1}>{by === 'buyer' ? user.nickname : by === 'seller' && shop.name}</Text>
          <time>{showShortMoment(at)}</time>
        </div>
        <h3>{t(`event.${event}`)}</h3>
        {amount !== null && <p>{t('amountIs', { amount: showMoney(amount) })}</p>}
        {content && <p>{content}</p>}
        <PictureRow images={images} small />
      </div>
    </li>
  );
}
