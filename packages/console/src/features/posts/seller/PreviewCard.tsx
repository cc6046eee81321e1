import type { UploadedVideo } from '@chengji/contract';
import { postLimits } from '@chengji/contract/discovery/post-limits';
import { ImageIcon, Play } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { PhoneFrame } from '../../../design/layout/PhoneFrame.tsx';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useSession } from '../../../kernel/session.ts';
import { usePostsText } from '../posts-text.ts';
import type { PostDraft } from '../seller.view.ts';
import styles from './posts.module.css';

type Props = { draft: PostDraft; video: UploadedVideo | undefined };

const width = 260;

/** The post as a shopper meets it in the feed. */
export function PreviewCard({ draft, video }: Props) {
  const text = usePostsText();
  const shop = useSession('seller')?.staff.shop;
  const isVideo = draft.kind === 'video';
  const image = isVideo ? draft.cover || video?.cover : draft.images[0];
  return (
    <Card title={text('preview')}>
      <PhoneFrame>
        <div className={styles.preview}>
          <span className={styles.previewPicture}>
            {image ? <img src={pictureAddress(image, width)} alt="" /> : <ImageIcon />}
            {isVideo && (
              <span className={styles.previewPlay}>
                <Play />
              </span>
            )}
          </span>
          <p className={styles.previewTitle}>
            {draft.title || draft.content.slice(0, postLimits.title) || text('noTitle')}
          </p>
          <p className={styles.previewContent}>{draft.content}</p>
          <span className="row small">
            <Thumb image={shop?.logo ?? ''} size={28} round />
            <span className="ellipsis">{shop?.name}</span>
          </span>
        </div>
      </PhoneFrame>
    </Card>
  );
}
