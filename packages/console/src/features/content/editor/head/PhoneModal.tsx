import { Modal, QRCode } from 'antd';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { CopyText } from '../../../../design/values/CopyText.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useContentText } from '../../content-text.ts';
import type { PageCalls } from '../../page.queries.ts';
import { usePreviewLink } from '../../queries.ts';
import { toPreviewUrl } from '../preview-url.ts';
import styles from './PhoneModal.module.css';

type Props = { pageCalls: PageCalls; isSaved: boolean; onClose: () => void };

/** A code for a real phone: it opens the saved draft, and again after each change is saved. */
export function PhoneModal({ pageCalls, isSaved, onClose }: Props) {
  const text = useContentText();
  const momentText = useMomentText();
  const { data, error, refetch } = usePreviewLink(pageCalls);
  const url = data && toPreviewUrl(location.origin, data.token);
  return (
    <Modal open title={text('phoneTitle')} footer={null} width={360} onCancel={onClose}>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      {data && url && (
        <div className={styles.phone}>
          <div role="img" aria-label={text('phoneCode')}>
            <QRCode type="svg" value={url} size={220} color="var(--paper-ink)" bgColor="var(--paper)" />
          </div>
          <p>{text('phoneHint')}</p>
          <p className="muted small">
            {text('phoneUntil', { time: momentText(data.ends_at) })}
            {!isSaved && ` ${text('phoneUnsaved')}`}
          </p>
          <span className={styles.address}>
            <CopyText value={url} />
          </span>
        </div>
      )}
    </Modal>
  );
}
