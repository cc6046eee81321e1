import { serverNow } from '@chengji/client-kit/react';
import { useEffect, useState } from 'react';
import { DateText } from '../../../design/values/DateText.tsx';
import styles from './clock.module.css';

export function TickingNow() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className={styles.clockTime}>
      <DateText at={now} exact />
    </time>
  );
}
