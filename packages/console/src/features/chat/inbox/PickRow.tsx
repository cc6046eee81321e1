import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Thumb } from '../../../design/values/Thumb.tsx';
import styles from './inbox.module.css';

type Props = {
  image?: string;
  title: string;
  second: ReactNode;
  action: string;
  isBusy?: boolean;
  onPick: () => void;
};

/** Something that can be sent, with the press that sends it. */
export function PickRow({ image, title, second, action, isBusy = false, onPick }: Props) {
  return (
    <li className={styles.pick}>
      {image !== undefined && <Thumb size={44} image={image} />}
      <span className="grow">
        <span className="ellipsis strong" title={title}>
          {title}
        </span>
        <span className="muted small">{second}</span>
      </span>
      <Button size="small" loading={isBusy} aria-label={`${action} ${title}`} onClick={onPick}>
        {action}
      </Button>
    </li>
  );
}
