import { Play } from 'lucide-react';
import { useState } from 'react';
import { Overlay } from '../../../../design/feedback/Overlay.tsx';
import { Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import photoStyles from '../../../../design/pictures/photo.module.css';
import { pictureSource } from '../../../../design/pictures/picture-source.ts';
import { useFileUrl } from '../pictures/use-file-url.ts';
import type { DraftPicture, DraftVideo } from '../post-draft.view.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './VideoPart.module.css';
import { showSeconds } from './video.view.ts';
import type { VideoUpload } from './video-uploads.ts';

const WIDTH = 118;

type VideoThumbProps = { video: DraftVideo; cover: DraftPicture | null; upload: VideoUpload };

/** The chosen cover, else the beginning of the video; a press plays it. */
export function VideoThumb({ video, cover, upload }: VideoThumbProps) {
  const t = usePublishingStrings();
  const [isOpen, setOpen] = useState(false);
  const ownCover = useFileUrl(cover && !cover.url ? cover.key : null);
  const film = useFileUrl(video.key) || upload.url;
  const picture = cover?.url || ownCover || upload.cover;
  return (
    <div className={styles.thumb}>
      {picture ? (
        <img {...pictureSource(picture, WIDTH)} alt="" />
      ) : (
        film && <video src={`${film}#t=0.1`} muted playsInline preload="metadata" />
      )}
      {video.seconds !== null && (
        <Text num className={`${photoStyles.scrimtag} ${styles.seconds}`}>
          {showSeconds(video.seconds)}
        </Text>
      )}
      {film && (
        <button
          type="button"
          className={styles.play}
          aria-label={t('playVideo')}
          onClick={() => setOpen(true)}
        >
          <span>
            <Icon as={Play} size={16} />
          </span>
        </button>
      )}
      {isOpen && (
        <Overlay label={t('playVideo')} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/useMediaCaption: it is the person's own, just filmed */}
          <video className={styles.player} src={film} controls autoPlay playsInline />
        </Overlay>
      )}
    </div>
  );
}
