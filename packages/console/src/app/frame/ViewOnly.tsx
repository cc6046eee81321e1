import { ConfigProvider } from 'antd';
import { type ReactNode, useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { SearchPlace } from '../../design/tables/search-place.ts';
import { useAppText } from '../app-text.ts';
import styles from './phone.module.css';

/** On a phone a page that wants a computer is only looked at, and says so; it can be searched. */
export function ViewOnly({ children }: { children: ReactNode }) {
  const text = useAppText();
  const [searchPlace, setSearchPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div className={styles.viewNote}>
        <Note>{text('viewOnly')}</Note>
      </div>
      <div ref={setSearchPlace} className={styles.viewSearch} />
      <ConfigProvider componentDisabled>
        <fieldset disabled className={styles.viewed}>
          <SearchPlace value={searchPlace}>{children}</SearchPlace>
        </fieldset>
      </ConfigProvider>
    </>
  );
}
