import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { useAppText } from '../app-text.ts';
import styles from './phone.module.css';

/** On a phone a page that wants a desk is only looked at, and says so. */
export function DeskOnly({ children }: { children: ReactNode }) {
  const text = useAppText();
  return (
    <>
      <div className={styles.deskNote}>
        <Note>{text('deskOnly')}</Note>
      </div>
      <ConfigProvider componentDisabled>
        <fieldset disabled className={styles.desk}>
          {children}
        </fieldset>
      </ConfigProvider>
    </>
  );
}
