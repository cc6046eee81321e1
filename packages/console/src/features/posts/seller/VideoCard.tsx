import { Button, Progress, Upload } from 'antd';
import { Clapperboard, Pause, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { usePostsText } from '../posts-text.ts';
import { toPercent, videoTypes } from '../seller.view.ts';
import styles from './posts.module.css';
import type { VideoAtHand } from './use-video.ts';

type Props = {
  video: VideoAtHand;
  cover: string;
  coverError: string | undefined;
  isOff: boolean;
  onCover: (url: string) => void;
};

/** The video: chosen, on its way with a pause, being made, or ready with its cover. */
export function VideoCard({ video, cover, coverError, isOff, onCover }: Props) {
  const text = usePostsText();
  const { upload, found, error } = video;
  return (
    <Card ruled title={text('video')} aside={text('videoHint')}>
      <Fields isOff={isOff}>
        {upload.state.kind !== 'none' ? (
          <OnItsWay upload={upload} />
        ) : error ? (
          <Note tone="error">{faultText(error)}</Note>
        ) : found ? (
          <Found video={video} />
        ) : null}
        {upload.state.kind === 'none' && (!found || found.state === 'ready' || found.state === 'failed') && (
          <ChooseVideo onFile={(file) => void upload.begin(file)} isOff={isOff}>
            {text(found ? 'changeVideo' : 'chooseVideo')}
          </ChooseVideo>
        )}
        {video.isReady && (
          <PictureField
            label={text('cover')}
            value={cover || (found?.cover ?? '')}
            isNeeded={Boolean(found?.cover) && !cover}
            error={coverError}
            hint={text(found?.cover ? 'coverHint' : 'coverNeeded')}
            onChange={onCover}
          />
        )}
      </Fields>
    </Card>
  );
}

type ChooseProps = { onFile: (file: File) => void; isOff: boolean; children: ReactNode };

const ChooseVideo = ({ onFile, isOff, children }: ChooseProps) => (
  <Upload
    accept={videoTypes}
    showUploadList={false}
    disabled={isOff}
    beforeUpload={(file) => {
      onFile(file);
      return false;
    }}
  >
    <Button icon={<Clapperboard />}>{children}</Button>
  </Upload>
);

function OnItsWay({ upload }: Pick<VideoAtHand, 'upload'>) {
  const text = usePostsText();
  const { state } = upload;
  if (state.kind === 'none') return null;
  const { name, progress, kind } = state;
  return (
    <div className={styles.upload}>
      <div className="row between">
        <span className="ellipsis" title={name}>
          {name}
        </span>
        <span className="row">
          {kind === 'uploading' && (
            <Button size="small" icon={<Pause size={14} />} onClick={upload.pause}>
              {text('pause')}
            </Button>
          )}
          {kind === 'paused' && (
            <Button size="small" icon={<Play size={14} />} onClick={upload.resume}>
              {text('resume')}
            </Button>
          )}
          {kind === 'failed' && (
            <Button size="small" icon={<RotateCw size={14} />} onClick={upload.resume}>
              {text('retryUpload')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<X size={14} />}
            aria-label={text('cancelUpload')}
            onClick={upload.cancel}
          />
        </span>
      </div>
      <Progress
        percent={toPercent(progress)}
        status={kind === 'failed' ? 'exception' : kind === 'paused' ? 'normal' : 'active'}
        aria-label={text('uploadProgress')}
      />
      {kind === 'failed' ? (
        <Note tone="error">{state.fault ? faultText(state.fault) : text('uploadFailed')}</Note>
      ) : (
        <p className="muted small">{text(kind === 'paused' ? 'uploadPaused' : 'uploadHint')}</p>
      )}
    </div>
  );
}

function Found({ video: { found } }: { video: VideoAtHand }) {
  const text = usePostsText();
  if (!found) return null;
  if (found.state === 'failed') return <Note tone="error">{found.reason || text('uploadFailed')}</Note>;
  if (found.state === 'ready')
    return (
      // biome-ignore lint/a11y/useMediaCaption: what people film has no captions
      <video
        className={styles.video}
        src={found.url}
        poster={found.cover || undefined}
        controls
        preload="metadata"
        aria-label={text('video')}
      />
    );
  return (
    <div className={styles.upload}>
      <span>{text('processing')}</span>
      <Progress percent={toPercent(found.progress)} status="active" aria-label={text('processing')} />
      <p className="muted small">{text('processingHint')}</p>
    </div>
  );
}
