import { serverNow } from '@chengji/client-kit/react';
import { useEffect, useState } from 'react';
import styles from '../../../design/charts/figures.module.css';
import { DateText } from '../../../design/values/DateText.tsx';

export function TickingNow() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={styles.large}>
      <DateText at={now} exact />
    </time>
  );
}
