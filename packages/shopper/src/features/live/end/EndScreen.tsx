import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { CallOut, LiveDetails } from '@chengji/contract';
import { Bell, BellRing, ChevronRight, History, X } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { back, go, replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { toast } from '../../../kernel/toast.ts';
import { wantLives } from '../cards/wanted-feed.ts';
import { LiveSkeleton } from '../LiveSkeleton.tsx';
import { toLasted } from '../live.view.ts';
import { useEndedLive, useFewLives, useFigures, useFollowShop, useRemind } from '../queries.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './EndScreen.module.css';
import { listFigures, toReplayState } from './end.view.ts';
import { OtherLive } from './OtherLive.tsx';

const WIDTH = 390;
const LOGO = 64;
const OTHERS = 2;

type Figures = CallOut<'GET /wanlshop/live/figures'>;

/** What a live came to, its replay, and what runs now. */
export function EndScreen() {
  const t = useLiveStrings();
  const { id } = useParams('pages/page/end_live');
  const query = useFigures(id);
  const live = useEndedLive(id).data;
  const gone = (
    <Empty
      picture="antenna"
      title={t('gone')}
      text={t('goneHint')}
      action={t('toFind')}
      onAction={() => go('pages/find')}
    />
  );
  const running = (
    <Empty
      picture="antenna"
      title={t('notOver')}
      action={t('enterLive')}
      onAction={() => replace('pages/apps/find/details/live', { id })}
    />
  );
  return (
    <Page>
      <div className={styles.page}>
        {query.data && <Photo url={query.data.cover} width={WIDTH} fill eager className={styles.ground} />}
        <Row row="between" className={styles.nav}>
          <IconButton icon={X} label={t('close')} onPress={() => back()} />
        </Row>
        <QueryView
          query={query}
          skeleton={<LiveSkeleton />}
          instead={{ 'common.not_found': gone, 'live.not_over': running }}
        >
          {(ended) => <Ended ended={ended} live={live} />}
        </QueryView>
      </div>
    </Page>
  );
}

function Ended({ ended, live }: { ended: Figures; live: LiveDetails | undefined }) {
  const t = useLiveStrings();
  const showCount = useCountDisplay();
  const follow = useFollowShop();
  const { shop, figures, cut_reason } = ended;
  const lasted = toLasted(figures.seconds);
  return (
    <>
      <header className={styles.head}>
        <span className={styles.logo}>
          <Avatar url={shop.logo} name={shop.name} size={LOGO} shop />
        </span>
        <Text as="h1" size={24} bold>
          {t('over.title')}
        </Text>
        <Text as="p" size={13} className={styles.soft}>
          {shop.name} · {t('over.lasted', { time: t(lasted.key, lasted.params) })}
        </Text>
        {cut_reason && (
          <Text as="p" size={13} className={styles.soft}>
            {t('over.reason', { reason: cut_reason })}
          </Text>
        )}
        <Row gap={2} className={styles.deeds}>
          {live && !live.followed && (
            <Button
              size="m"
              busy={follow.isPending}
              onClick={() => follow.mutate({ id: shop.id, followed: true })}
            >
              {t('follow')}
            </Button>
          )}
          <Button size="m" className={styles.glass} onClick={() => go('pages/shop/index', { id: shop.id })}>
            {t('enterShop')}
          </Button>
        </Row>
      </header>
      <dl className={styles.figures}>
        {listFigures(figures).map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`figure.${key}`)}</dt>
            <dd>{typeof value === 'number' ? showCount(value) : showMoney(value, 'short')}</dd>
          </div>
        ))}
      </dl>
      <ReplayNote ended={ended} live={live} />
      <Others but={ended.id} />
    </>
  );
}

/** Its replay, or that it is being made, and a reminder for then. */
function ReplayNote({ ended, live }: { ended: Figures; live: LiveDetails | undefined }) {
  const t = useLiveStrings();
  const remind = useRemind((isOn) => toast(t(isOn ? 'replayRemindHint' : 'replayForgotten'), 'done'));
  if (!live) return null;
  const state = toReplayState(
    { replay: live.replay, ended_at: ended.ended_at },
    ended.cut_reason,
    serverNow(),
  );
  const isOn = remind.isPending ? Boolean(remind.variables.on) : live.reminded;
  const { id } = ended;
  const words = {
    ready: ['replayReady', 'replayReadyHint'],
    coming: ['replayComing', isOn ? 'replayRemindHint' : 'replayComingHint'],
    none: ['noReplay', ''],
  } as const;
  const [title, hint] = words[state];
  return (
    <section className={styles.note}>
      <Icon as={History} size={20} />
      <Box grow>
        <Text as="p" size={14}>
          {t(title)}
        </Text>
        {hint && (
          <Text as="p" size={12} className={styles.soft}>
            {t(hint)}
          </Text>
        )}
      </Box>
      {state === 'ready' && (
        <Button size="s" onClick={() => go('pages/apps/find/details/live', { id })}>
          {t('watchReplay')}
        </Button>
      )}
      {state === 'coming' && (
        <Button
          size="s"
          className={styles.glass}
          aria-pressed={isOn}
          onClick={() => {
            if (!remind.isPending) remind.mutate({ id, on: !isOn });
          }}
        >
          <Icon as={isOn ? BellRing : Bell} size={15} />
          {t(isOn ? 'replayReminded' : 'replayRemind')}
        </Button>
      )}
    </section>
  );
}

/** Others that run now. */
function Others({ but }: { but: number }) {
  const t = useLiveStrings();
  const lives = useFewLives().rows.filter(({ id, state }) => id !== but && state === 'living');
  if (lives.length === 0) return null;
  const handleMore = () => {
    wantLives();
    go('pages/find');
  };
  return (
    <section className={styles.others}>
      <Row row="between">
        <Text as="h2" size={17} bold>
          {t('othersLiving')}
        </Text>
        <button type="button" className={styles.more} onClick={handleMore}>
          {t('moreLives')}
          <Icon as={ChevronRight} size={16} />
        </button>
      </Row>
      <div className={styles.cards}>
        {lives.slice(0, OTHERS).map((one) => (
          <OtherLive key={one.id} live={one} />
        ))}
      </div>
    </section>
  );
}
