import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { toast } from '../../../kernel/toast.ts';
import { useNoticeStrings } from '../strings.ts';
import styles from './AllowNotifications.module.css';

const stateNow = () => ('Notification' in window ? Notification.permission : 'granted');

/** Asks whether the browser may raise notifications, until it was answered. */
export function AllowNotifications() {
  const t = useNoticeStrings();
  const [state, setState] = useState(stateNow);
  if (state !== 'default') return null;
  const handlePress = async () => {
    const answer = await Notification.requestPermission();
    setState(answer);
    if (answer === 'denied') toast(t('refused'));
  };
  return (
    <Row gap={2} tone="brand" className={styles.bar}>
      <Icon as={Bell} size={17} />
      <Text grow size={13}>
        {t('allowHint')}
      </Text>
      <Button size="xs" onClick={() => void handlePress()}>
        {t('allow')}
      </Button>
    </Row>
  );
}
