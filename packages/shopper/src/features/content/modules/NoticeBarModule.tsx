import { ChevronRight, Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { look, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import { useContentStrings } from '../strings.ts';
import { type ModuleOf, toStyle } from './module.view.ts';
import styles from './NoticeBarModule.module.css';

const EACH_MS = 5_000;

/** One announcement at a time, each for as long as it takes to read. */
export function NoticeBarModule({ module }: { module: ModuleOf<'notice_bar'> }) {
  const t = useContentStrings();
  const { items } = module.params;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (items.length < 2) return;
    const timer = setInterval(() => setTurn((last) => last + 1), EACH_MS);
    return () => clearInterval(timer);
  }, [items.length]);
  const notice = items[turn % items.length];
  if (!notice) return null;
  return (
    <section style={toStyle(module.style)} aria-label={t('notices')}>
      <DataLink url={notice.url} className={styles.bar}>
        <Icon as={Megaphone} size={18} className={look({ tone: 'brand' })} />
        <Text key={turn} grow size={13} tone={2} lines={1} className={styles.notice}>
          {notice.title}
        </Text>
        <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />
      </DataLink>
    </section>
  );
}
