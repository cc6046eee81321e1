import { Price } from '../../../design/commerce/Price.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { pictureSource } from '../../../design/pictures/picture-source.ts';
import { toParagraphs } from '../post.view.ts';
import styles from './Preview.module.css';
import { useFileUrl } from './pictures/use-file-url.ts';
import type { Draft, DraftPicture } from './post-draft.view.ts';
import { usePublishingStrings } from './strings.ts';
import { useVideoUploads } from './video/video-uploads.ts';

const WIDTH = 390;
const THUMB = 48;

/** As readers will see it. */
export function Preview({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = usePublishingStrings();
  const { kind, title, content, pictures, goods } = draft;
  return (
    <Sheet open title={t('preview')} onClose={onClose}>
      {kind === 'video' ? (
        <Film draft={draft} />
      ) : (
        <Row row="scroll" className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture.key} picture={picture} />
          ))}
        </Row>
      )}
      <Box inset="page" className={styles.words}>
        {title.trim() && (
          <Text as="h3" size={20} bold>
            {title}
          </Text>
        )}
        {toParagraphs(content).map((paragraph) => (
          <Text key={paragraph} as="p" size={16} className={styles.paragraph}>
            {paragraph}
          </Text>
        ))}
        {goods.map(({ id, title: name, image, price }) => (
          <Row key={id} gap={3} className={styles.goods}>
            <Photo url={image} width={THUMB} thumb className={styles.thumb} />
            <Text grow size={14} lines={1}>
              {name}
            </Text>
            <Price money={price} size="s" />
          </Row>
        ))}
      </Box>
    </Sheet>
  );
}

function Picture({ picture: { key, url } }: { picture: DraftPicture }) {
  const local = useFileUrl(url ? null : key);
  const shown = url || local;
  return <span className={styles.picture}>{shown && <img {...pictureSource(shown, WIDTH)} alt="" />}</span>;
}

function Film({ draft: { video, cover } }: { draft: Draft }) {
  const t = usePublishingStrings();
  const upload = useVideoUploads(({ byKey }) => byKey[video?.key ?? '']);
  const local = useFileUrl(video?.key ?? null);
  const ownCover = useFileUrl(cover && !cover.url ? cover.key : null);
  const film = local || upload?.url;
  if (!film) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: it is the person's own, just filmed
    <video
      className={styles.film}
      src={film}
      poster={cover?.url || ownCover || upload?.cover}
      aria-label={t('playVideo')}
      controls
      playsInline
    />
  );
}
