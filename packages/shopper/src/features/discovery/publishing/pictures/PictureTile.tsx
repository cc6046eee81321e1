import { useSortable } from '@dnd-kit/react/sortable';
import { RotateCw, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Hidden, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { pictureSource } from '../../../../design/pictures/picture-source.ts';
import type { DraftPicture } from '../post-draft.view.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './PictureGrid.module.css';
import { sendPicture, usePictureUploads } from './picture-uploads.ts';
import { useFileUrl } from './use-file-url.ts';

const WIDTH = 116;

type PictureTileProps = {
  draft: string;
  picture: DraftPicture;
  index: number;
  total: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: () => void;
  onRemove: () => void;
};

/** One picture: its place, how far its upload is, and why that stopped. */
export function PictureTile({
  draft,
  picture,
  index,
  total,
  onKeyDown,
  onPress,
  onRemove,
}: PictureTileProps) {
  const t = usePublishingStrings();
  const { key, url } = picture;
  const upload = usePictureUploads(({ byKey }) => byKey[key]);
  const local = useFileUrl(url ? null : key);
  const { ref, isDropTarget, isDragSource } = useSortable({ id: key, index, plugins: [] });
  const number = index + 1;
  const percent = Math.round((upload?.part ?? 0) * 100);
  const isSending = url === '' && !upload?.fault;
  const shown = url || local;
  return (
    <li ref={ref} className={styles.tile} data-over={(isDropTarget && !isDragSource) || undefined}>
      {shown && <img {...pictureSource(shown, WIDTH)} alt="" draggable={false} />}
      <button
        type="button"
        className={styles.face}
        data-tile
        aria-label={`${t('pictureAt', { number, total })}${index === 0 ? ` · ${t('cover')}` : ''}`}
        aria-description={t('moveHint')}
        onKeyDown={onKeyDown}
        onClick={onPress}
      />
      {isSending && (
        <span
          className={styles.sending}
          role="progressbar"
          aria-valuenow={percent}
          aria-label={t('sending', { percent })}
        >
          <Text num>{percent}%</Text>
        </span>
      )}
      {upload?.fault && (
        <button
          type="button"
          data-press
          className={styles.failed}
          aria-label={`${t('retryAt', { number })} · ${upload.fault}`}
          onClick={() => sendPicture(draft, key)}
        >
          <Icon as={RotateCw} size={20} />
          <Text size={11} lines={2}>
            {upload.fault}
          </Text>
        </button>
      )}
      <Text num bold className={styles.place}>
        {index === 0 ? t('cover') : number}
      </Text>
      <button
        type="button"
        data-press
        className={styles.remove}
        aria-label={t('removeAt', { number })}
        onClick={onRemove}
      >
        <span>
          <Icon as={X} size={14} />
        </span>
      </button>
      {isSending && <Hidden role="status">{percent === 0 ? t('sending', { percent }) : ''}</Hidden>}
    </li>
  );
}
