import { isWaiting } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { Smartphone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { reportFault } from '../../../../kernel/calls/faults.ts';
import { useCamera } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import styles from './StartCard.module.css';

/** Before it is living: that its encoder did not come, and the camera, which only the app can send. */
export function StartCard({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const [refusal, setRefusal] = useState('');
  const camera = useCamera((error) => {
    if (error.key === 'live.h5_cannot_push') setRefusal(error.message);
    else reportFault(error);
  });
  return (
    <SectionCard>
      {live.timed_out && !isWaiting(live) && (
        <Row row="start" gap={2} role="alert" className={styles.fault}>
          <Icon as={TriangleAlert} size={18} />
          <div>
            <Text as="p" bold>
              {t('timedOut')}
            </Text>
            <Text as="p" size={13}>
              {t('timedOutHint')}
            </Text>
          </div>
        </Row>
      )}
      <Text as="p" size={13} tone={2}>
        {t('startHint')}
      </Text>
      <Button
        size="m"
        look="line"
        className={styles.camera}
        busy={camera.isPending}
        onClick={() => camera.mutate({ id: live.id })}
      >
        <Icon as={Smartphone} size={18} />
        {t('camera')}
      </Button>
      {refusal && (
        <div role="alert" className={styles.refusal}>
          <Text as="p" size={14} bold tone="danger">
            {refusal}
          </Text>
          <Text as="p" size={13} tone={2}>
            {t('cameraHint')}
          </Text>
        </div>
      )}
    </SectionCard>
  );
}
