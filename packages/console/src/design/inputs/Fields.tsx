import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './field.module.css';

type Props = { className?: string; isOff?: boolean; children: ReactNode };

/** Off, what is in it can be read and not changed; on, it is as what stands around it. */
export function OffWhen({ isOff, children }: { isOff: boolean; children: ReactNode }) {
  return <ConfigProvider {...(isOff ? { componentDisabled: true } : {})}>{children}</ConfigProvider>;
}

/** The fields of a form, one below the other; off, they can be read and not changed. */
export function Fields({ className = '', isOff = false, children }: Props) {
  return (
    <OffWhen isOff={isOff}>
      <div className={`stack ${styles.fields} ${className}`}>{children}</div>
    </OffWhen>
  );
}
