import { Segmented } from 'antd';
import { Card } from '../../../design/layout/Card.tsx';
import { SortablePictures } from '../../../design/pictures/SortablePictures.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { mostImages, ratios } from '../draft.ts';
import type { CardProps } from './card-props.ts';

/** The goods' pictures in their order; the first is the one lists show. */
export function PicturesCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  return (
    <Card ruled title={text('pictures')} aside={text('picturesHint')}>
      <div className="stack">
        <SortablePictures
          images={draft.images}
          most={mostImages}
          onChange={(images) => onChange({ images })}
        />
        <div className="row">
          <span className="muted">{text('ratio')}</span>
          <Segmented
            aria-label={text('ratio')}
            value={draft.ratio}
            options={[...ratios]}
            onChange={(ratio) => onChange({ ratio })}
          />
        </div>
      </div>
    </Card>
  );
}
