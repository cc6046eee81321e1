import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { useAppText } from '../app-text.ts';
import styles from './phone.module.css';

/** On a phone a page that wants a computer is only looked at, and says so. */
export function ViewOnly({ children }: { children: ReactNode }) {
  const text = useAppText();
  return (
    <>
      <div className={styles.viewNote}>
        <Note>{text('viewOnly')}</Note>
      </div>
      <ConfigProvider componentDisabled>
        <fieldset disabled className={styles.viewed}>
          {children}
        </fieldset>
      </ConfigProvider>
    </>
  );
}
