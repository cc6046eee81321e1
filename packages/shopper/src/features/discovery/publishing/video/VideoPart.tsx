import { Film, Pause, Play, RotateCw } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../../../../design/inputs/Button.tsx';
import buttonStyles from '../../../../design/inputs/button.module.css';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { Progress } from '../../../../design/progress/Progress.tsx';
import { ask } from '../../../../kernel/modal.ts';
import { useNetwork } from '../../../../kernel/shell/network.ts';
import { toast } from '../../../../kernel/toast.ts';
import type { Draft, DraftVideo } from '../post-draft.view.ts';
import { usePublishingStrings } from '../strings.ts';
import { CoverStrip } from './CoverStrip.tsx';
import { readSeconds } from './frames.ts';
import styles from './VideoPart.module.css';
import { VideoThumb } from './VideoThumb.tsx';
import { ACCEPTED, findVideoFault, showMegabytes, videoLimits } from './video.view.ts';
import {
  addVideo,
  pauseVideo,
  removeVideo,
  resumeVideo,
  useVideoUploads,
  type VideoUpload,
} from './video-uploads.ts';

const unknown: VideoUpload = {
  stage: 'processing',
  part: 0,
  secondsLeft: null,
  fault: '',
  url: '',
  cover: '',
};

/** Chooses a video; says what is wrong with one before any of it is sent. */
function useChooseVideo(draft: Draft) {
  const t = usePublishingStrings();
  const [fault, setFault] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const found = findVideoFault(file, null) ?? findVideoFault(file, await readSeconds(file));
    setFault(found ? t(found, videoLimits) : '');
    if (found) return void (draft.video && toast(t(found, videoLimits), 'fault'));
    if (draft.video && !(await ask(t('chooseAgainAsk')))) return;
    removeVideo(draft.id);
    const seconds = await readSeconds(file);
    await addVideo(draft.id, file, seconds === null ? null : Math.round(seconds));
  };
  return { fault, choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event) };
}

/** The video of a post: chosen, on its way, made ready by the market, with its cover. */
export function VideoPart({ draft }: { draft: Draft }) {
  const t = usePublishingStrings();
  const { fault, choose } = useChooseVideo(draft);
  const { video } = draft;
  if (video) {
    return (
      <>
        <VideoBox draft={draft} video={video} onChoose={choose} />
        <CoverStrip draft={draft} video={video} />
      </>
    );
  }
  return (
    <>
      <label className={styles.choose}>
        <Icon as={Film} size={32} />
        <Text as="b" size={16}>
          {t('chooseVideo')}
        </Text>
        <Text size={12} tone={3} align="center">
          {t('videoHint', videoLimits)}
        </Text>
        <input type="file" accept={ACCEPTED} aria-label={t('chooseVideo')} onChange={choose} />
      </label>
      {fault && (
        <Text as="p" role="alert" size={13} tone="danger" className={styles.fault}>
          {fault}
        </Text>
      )}
    </>
  );
}

const order = ['sending', 'processing', 'ready'] as const;

type VideoBoxProps = {
  draft: Draft;
  video: DraftVideo;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
};

function VideoBox({ draft, video, onChoose }: VideoBoxProps) {
  const t = usePublishingStrings();
  const isOffline = useNetwork((network) => network.isOffline);
  const known = useVideoUploads(({ byKey }) => byKey[video.key]) ?? unknown;
  const stage = known.stage === 'sending' && isOffline ? 'cut' : known.stage;
  const isSending = stage === 'sending' || stage === 'paused' || stage === 'cut';
  const at = isSending || (stage === 'failed' && !video.id) ? 0 : stage === 'ready' ? 2 : 1;
  const percent = Math.floor(known.part * 100);
  return (
    <Row row="start" gap={3}>
      <VideoThumb video={video} cover={draft.cover} upload={known} />
      <Box grow>
        <Row as="ol" gap={1} size={12} tone={3} className={styles.steps}>
          {order.map((step, index) => (
            <li key={step} aria-current={index === at ? 'step' : undefined}>
              {t(`step.${step}`)}
            </li>
          ))}
        </Row>
        {stage !== 'ready' && stage !== 'failed' && (
          <>
            <Text as="p" num className={styles.percent}>
              {percent}
              <small>%</small>
            </Text>
            <Progress part={known.part} label={t(isSending ? 'step.sending' : 'step.processing')} />
          </>
        )}
        <Row
          as="p"
          row="between"
          gap={2}
          above={1}
          size={12}
          tone={stage === 'failed' ? 'danger' : 3}
          role="status"
        >
          <span>{stage === 'failed' && known.fault ? known.fault : t(`stage.${stage}`)}</span>
        </Row>
        {isSending && (
          <Row as="p" row="between" gap={2} num size={12} tone={3}>
            <span>
              {t('megabytes', {
                sent: showMegabytes(video.bytes * known.part),
                total: showMegabytes(video.bytes),
              })}
            </span>
            {known.secondsLeft !== null && <TimeLeft seconds={known.secondsLeft} />}
          </Row>
        )}
        <div className={styles.buttons}>
          {stage === 'sending' && (
            <Button size="m" look="fill" onClick={() => pauseVideo(video.key)}>
              <Icon as={Pause} size={16} />
              {t('pause')}
            </Button>
          )}
          {(stage === 'paused' || stage === 'cut') && (
            <Button size="m" look="fill" onClick={() => resumeVideo(draft.id)}>
              <Icon as={Play} size={16} />
              {t('resume')}
            </Button>
          )}
          {stage === 'failed' && (
            <Button size="m" look="fill" onClick={() => resumeVideo(draft.id)}>
              <Icon as={RotateCw} size={16} />
              {t('retry')}
            </Button>
          )}
          <label className={`${buttonStyles.button} ${buttonStyles.fill} ${buttonStyles.m} ${styles.again}`}>
            {t('chooseAgain')}
            <input type="file" accept={ACCEPTED} aria-label={t('chooseAgain')} onChange={onChoose} />
          </label>
        </div>
      </Box>
    </Row>
  );
}

const MINUTE = 60;

function TimeLeft({ seconds }: { seconds: number }) {
  const t = usePublishingStrings();
  return (
    <span>
      {seconds < MINUTE
        ? t('secondsLeft', { count: seconds })
        : t('minutesLeft', { count: Math.ceil(seconds / MINUTE) })}
    </span>
  );
}
