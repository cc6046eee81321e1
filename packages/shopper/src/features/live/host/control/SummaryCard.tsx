import { classes } from '@chengji/client-kit/classes';
import { getLook, isOver, toLength } from '@chengji/client-kit/live/live-display';
import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { HostedLive } from '@chengji/contract';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../../design/inputs/IconButton.tsx';
import { look, Row, Stack, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { go } from '../../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { Bars } from '../../parts/Bars.tsx';
import { useHostStrings } from '../strings.ts';
import styles from './SummaryCard.module.css';

const COVER = 122;

type SummaryCardProps = { live: HostedLive; viewers: number; likes: number };

/** Cover, title and what it has come to. */
export function SummaryCard({ live, viewers, likes }: SummaryCardProps) {
  const t = useHostStrings();
  const showCount = useCountDisplay();
  const { id, title, cover, figures } = live;
  const state = getLook(live);
  const edit = () => go('pages/shop/live/live', { id, part: 'edit' });
  const shown = {
    viewers: showCount(isOver(live) ? figures.viewers : viewers),
    likes: showCount(likes),
    fans: showCount(figures.own?.fans ?? 0),
    sales: showMoney(figures.own?.sales ?? '0.00').replace(/\.00$/, ''),
  };
  return (
    <SectionCard flush className={styles.card}>
      <Photo url={cover} width={COVER} ratio="122:172" eager className={styles.cover}>
        <span className={styles.tag} data-state={state}>
          {state === 'living' && <Bars />}
          {t(`state.${state}`)}
        </span>
        {!isOver(live) && (
          <button type="button" className={styles.change} onClick={edit}>
            {t('changeCover')}
          </button>
        )}
      </Photo>
      <Stack className={styles.facts}>
        <Row row="start" gap={1}>
          <Text as="h2" size={15} bold lines={2} grow>
            {title}
          </Text>
          {!isOver(live) && (
            <IconButton
              icon={Pencil}
              size={17}
              label={t('editInfo')}
              className={classes(styles.edit, look({ tone: 3 }))}
              onPress={edit}
            />
          )}
        </Row>
        <Text as="p" size={12} tone={3} above={1}>
          <Since live={live} />
        </Text>
        <dl className={styles.figures} aria-label={t('figures')}>
          {(['viewers', 'likes', 'fans', 'sales'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`figure.${key}`)}</dt>
              <dd>{shown[key]}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </SectionCard>
  );
}

/** For how long it has been living, ticking; else when it is to begin. */
function Since({ live: { began_at, planned_at, state, figures } }: { live: HostedLive }) {
  const t = useHostStrings();
  const { showShortMoment } = useTimeDisplay();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (state !== 'living') return;
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [state]);
  if (began_at === null)
    return planned_at === null ? t('createdHint') : t('plannedFor', { time: showShortMoment(planned_at) });
  return (
    <>
      {t('elapsed')} <Text num>{toLength(state === 'living' ? now - began_at : figures.seconds)}</Text>
    </>
  );
}
