import type { PayChannel } from '@chengji/contract';
import { FlaskConical, Wallet } from 'lucide-react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Wechat } from '../../../design/pictures/solid-icons.tsx';
import styles from './ChannelIcon.module.css';

/** The mark of a way to pay. */
export function ChannelIcon({ channel }: { channel: PayChannel }) {
  return (
    <span className={styles.icon} data-channel={channel}>
      {channel === 'wechat' ? (
        <Wechat size={22} />
      ) : (
        <Icon as={channel === 'balance' ? Wallet : FlaskConical} size={21} />
      )}
    </span>
  );
}
