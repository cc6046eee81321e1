import { showMoney } from '@chengji/client-kit/money-display';
import { Segmented } from 'antd';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { parseMoneyInput } from '../../../design/inputs/money/parse-money-input.ts';
import { Card } from '../../../design/layout/Card.tsx';
import { PhoneFrame } from '../../../design/layout/PhoneFrame.tsx';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { Draft } from '../draft.ts';
import { lowestPrice } from '../draft-checks.ts';
import styles from './GoodsEditor.module.css';

/** The goods as a shopper meets it: on its page, and in a list. */
export function PreviewCard({ draft, sold }: { draft: Draft; sold: number }) {
  const text = useCatalogText();
  const [view, setView] = useState<'page' | 'list'>('page');
  return (
    <Card
      title={text('preview')}
      aside={
        <Segmented
          size="small"
          aria-label={text('preview')}
          value={view}
          onChange={setView}
          options={[
            { value: 'page', label: text('previewDetails') },
            { value: 'list', label: text('previewList') },
          ]}
        />
      }
    >
      <PhoneFrame>
        <div className={view === 'page' ? undefined : styles.previewList}>
          <div className={styles.previewGoods}>
            <PreviewPicture draft={draft} />
            <PreviewWords draft={draft} sold={sold} />
          </div>
        </div>
      </PhoneFrame>
    </Card>
  );
}

function PreviewPicture({ draft }: { draft: Draft }) {
  const image = draft.images[0];
  return (
    <span className={styles.previewPicture} style={{ aspectRatio: draft.ratio.replace(':', ' / ') }}>
      {image ? <img src={pictureAddress(image, 260)} alt="" /> : <ImageIcon />}
    </span>
  );
}

function PreviewWords({ draft, sold }: { draft: Draft; sold: number }) {
  const text = useCatalogText();
  const price = lowestPrice(draft);
  const was = parseMoneyInput(draft.skus.find((sku) => !sku.isOff)?.wasPrice ?? '');
  return (
    <div className={styles.previewWords}>
      <div className="row">
        <b className={styles.previewPrice}>
          {price ? showMoney(price, 'short') : showMoney('0.00', 'short')}
        </b>
        {draft.skus.length > 1 && <span className="small muted">{text('previewFrom')}</span>}
        {was && <s className="small muted">{showMoney(was, 'short')}</s>}
        <span className={`small muted ${styles.previewSold}`}>{text('previewSold', { n: sold })}</span>
      </div>
      <p className={styles.previewTitle}>{draft.title || text('previewNoTitle')}</p>
      <div className="row wrap">
        {draft.tags.map((tag) => (
          <KindTag key={tag} tone="green">
            {tag}
          </KindTag>
        ))}
      </div>
    </div>
  );
}
