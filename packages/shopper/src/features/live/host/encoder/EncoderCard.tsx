import { classes } from '@chengji/client-kit/classes';
import { toCount, toQuality } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { Activity, Eye, EyeOff, QrCode, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../design/inputs/IconButton.tsx';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { copyText } from '../../../../kernel/copy-text.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { toKeyEnd } from '../host.view.ts';
import { useHostStrings } from '../strings.ts';
import styles from './EncoderCard.module.css';
import { QrSheet } from './QrSheet.tsx';

type EncoderCardProps = { live: HostedLive; push: NonNullable<HostedLive['push']> };

/** Where the encoder sends to, and how it sends. */
export function EncoderCard({ live: { encoder, state }, push }: EncoderCardProps) {
  const t = useHostStrings();
  const { showMoment, showShortMoment } = useTimeDisplay();
  const [isKeyShown, setKeyShown] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  const { kbps, fps, seen_at } = encoder;
  return (
    <SectionCard
      title={
        <>
          {t('encoder')}
          <span className={styles.state} data-state={encoder.state} role="status">
            <Icon as={encoder.state === 'lost' ? TriangleAlert : Activity} size={15} />
            {t(`encoder.${encoder.state}`)}
          </span>
        </>
      }
    >
      {encoder.state === 'lost' && state === 'living' && (
        <Text as="p" size={13} tone="danger" role="alert" className={styles.lost}>
          {t('lostHint')}
        </Text>
      )}
      <dl className={styles.figures}>
        <Figure name={t('kbps')} unit="kbps">
          {toCount(kbps)}
        </Figure>
        <Figure name={t('fps')} unit="fps">
          {toCount(fps)}
        </Figure>
        <Figure name={t('quality')}>{toQuality(encoder)}</Figure>
        <Figure name={t('seen')}>{seen_at === null ? '–' : showMoment(seen_at).slice(11)}</Figure>
      </dl>
      <Row gap={2} className={styles.line}>
        <span className={styles.name}>{t('address')}</span>
        <Text num grow className={styles.value}>
          {push.url}
        </Text>
        <IconButton
          icon={QrCode}
          size={19}
          label={t('showQr')}
          className={classes(styles.eye, look({ tone: 2 }))}
          onPress={() => setCodeShown(true)}
        />
        <Copy label={t('copyAddress')} text={push.url} />
      </Row>
      <Row gap={2} className={styles.line}>
        <span className={styles.name}>{t('key')}</span>
        {isKeyShown ? (
          <Text num grow className={styles.value}>
            {push.key}
          </Text>
        ) : (
          <Row gap={2} className={look({ grow: true })}>
            <span className={styles.dots} />
            <Text num className={styles.value}>
              {toKeyEnd(push.key)}
            </Text>
          </Row>
        )}
        <IconButton
          icon={isKeyShown ? EyeOff : Eye}
          size={19}
          label={t(isKeyShown ? 'hideKey' : 'showKey')}
          className={classes(styles.eye, look({ tone: 2 }))}
          onPress={() => setKeyShown(!isKeyShown)}
        />
        <Copy label={t('copyKey')} text={push.key} />
      </Row>
      <Text as="p" size={12} tone={3} above={2}>
        <span>{t('keyHint')}</span> {t('keyUntil', { time: showShortMoment(push.expires) })}
      </Text>
      {isCodeShown && <QrSheet url={push.url} onClose={() => setCodeShown(false)} />}
    </SectionCard>
  );
}

function Figure({ name, unit, children }: { name: string; unit?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {unit && children !== '–' && <small>{unit}</small>}
      </dd>
    </div>
  );
}

function Copy({ label, text }: { label: string; text: string }) {
  const t = useHostStrings();
  return (
    <TextButton brand className={styles.copy} onPress={() => void copyText(text)}>
      <span aria-hidden="true">{t('copy')}</span>
      <span className={look({ hidden: true })}>{label}</span>
    </TextButton>
  );
}
