import { serverNow } from '@chengji/client-kit/react';
import { showMoment } from '@chengji/client-kit/time-display';
import { useEffect, useState } from 'react';
import styles from './clock.module.css';

export function TickingNow() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, []);
  return <time className={styles.clockTime}>{showMoment(now)}</time>;
}
