import { classes } from '@chengji/client-kit/classes';
import { type ChangeEvent, useEffect, useState } from 'react';
import buttonStyles from '../../../../design/inputs/button.module.css';
import { Hidden, Row, Text } from '../../../../design/layout/primitives.ts';
import { pictureSource } from '../../../../design/pictures/picture-source.ts';
import { setCover, usePictureUploads } from '../pictures/picture-uploads.ts';
import { useFileUrl } from '../pictures/use-file-url.ts';
import type { Draft, DraftPicture, DraftVideo } from '../post-draft.view.ts';
import { files } from '../store/drafts.ts';
import { usePublishingStrings } from '../strings.ts';
import { drawFrames } from './frames.ts';
import styles from './VideoPart.module.css';
import { useVideoUploads } from './video-uploads.ts';

const WIDTH = 56;

type Frame = { blob: Blob; url: string };

/** A few pictures of the video that is on this phone; none where it is not. */
function useFrames(key: string): readonly Frame[] {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(() => {
    let made: Frame[] = [];
    let isOver = false;
    const make = async () => {
      const file = await files.getFile(key);
      const drawn = file && !isOver ? await drawFrames(file) : [];
      if (isOver) return;
      made = drawn.map((blob) => ({ blob, url: URL.createObjectURL(blob) }));
      setFrames(made);
    };
    void make();
    return () => {
      isOver = true;
      for (const { url } of made) URL.revokeObjectURL(url);
    };
  }, [key]);
  return frames;
}

/** What stands for the video in feeds: made of it, one of its frames, or a picture of its own. */
export function CoverStrip({ draft, video }: { draft: Draft; video: DraftVideo }) {
  const t = usePublishingStrings();
  const frames = useFrames(video.key);
  const [chosen, setChosen] = useState<{ key: string; frame: number } | null>(null);
  const upload = useVideoUploads(({ byKey }) => byKey[video.key]);
  const { id, cover } = draft;
  const frame = chosen && chosen.key === cover?.key ? chosen.frame : null;
  const fault = usePictureUploads(({ byKey }) => byKey[cover?.key ?? '']?.fault);
  // without a cover of the market's own the first picture stands for it, until the person chooses
  const needsOne = upload?.stage === 'ready' && upload.cover === '' && cover === null;

  const choose = async (blob: Blob, at: number) => {
    const key = await setCover(id, blob);
    if (key) setChosen({ key, frame: at });
  };
  const [first] = frames;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known that one is needed and can be had
  useEffect(() => {
    if (needsOne && first) void choose(first.blob, 0);
  }, [needsOne, first]);

  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void setCover(id, file);
  };
  return (
    <section className={styles.cover}>
      <Row row="between" gap={2}>
        <Text as="h2" size={16} bold>
          {t('chooseCover')}
        </Text>
        <label className={`${buttonStyles.textButton} ${buttonStyles.textbtnBrand} ${styles.again}`}>
          {t('fromAlbum')}
          <input type="file" accept="image/*" aria-label={t('fromAlbum')} onChange={handleFile} />
        </label>
      </Row>
      <Row row="scroll" gap={1} className={styles.frames} as="fieldset" aria-label={t('chooseCover')}>
        <button
          type="button"
          aria-pressed={cover === null}
          className={classes(styles.frame, styles.auto)}
          onClick={() => void setCover(id, null)}
        >
          {t('autoCover')}
        </button>
        {cover && frame === null && <OwnCover cover={cover} label={t('ownCover')} />}
        {frames.map(({ blob, url }, index) => (
          <button
            key={url}
            type="button"
            aria-pressed={index === frame}
            aria-label={t('frame', { number: index + 1 })}
            className={styles.frame}
            onClick={() => void choose(blob, index)}
          >
            <img src={url} alt="" />
          </button>
        ))}
      </Row>
      <Text as="p" size={12} tone={fault ? 'danger' : 3} role={fault ? 'alert' : undefined}>
        {fault || t('coverHint')}
      </Text>
    </section>
  );
}

function OwnCover({ cover, label }: { cover: DraftPicture; label: string }) {
  const local = useFileUrl(cover.url ? null : cover.key);
  const shown = cover.url || local;
  return (
    <span className={styles.frame} data-on>
      <Hidden>{label}</Hidden>
      {shown && <img {...pictureSource(shown, WIDTH)} alt="" />}
    </span>
  );
}
