import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import styles from './field.module.css';

type Props = { className?: string; isOff?: boolean; children: ReactNode };

/** The fields of a form, one below the other; off, they can be read and not changed. */
export function Fields({ className = '', isOff = false, children }: Props) {
  return (
    <ConfigProvider componentDisabled={isOff}>
      <div className={`stack ${styles.fields} ${className}`}>{children}</div>
    </ConfigProvider>
  );
}
