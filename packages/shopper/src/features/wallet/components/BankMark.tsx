import type { PayoutAccount } from '@chengji/contract';
import { Landmark } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Wechat } from '../../../design/pictures/solid-icons.tsx';
import styles from './BankMark.module.css';

type BankMarkProps = { account: Pick<PayoutAccount, 'kind' | 'colour'>; round?: boolean };

/** The mark of a bank in its colour, or of WeChat. */
export function BankMark({ account: { kind, colour }, round }: BankMarkProps) {
  const isWechat = kind === 'wechat';
  const style = isWechat ? undefined : ({ '--bank': colour } as CSSProperties);
  return (
    <span className={round ? `${styles.mark} ${styles.round}` : styles.mark} data-kind={kind} style={style}>
      {isWechat ? <Wechat size={21} /> : <Icon as={Landmark} size={20} />}
    </span>
  );
}
