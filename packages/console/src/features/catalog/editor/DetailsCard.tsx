import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { CardProps } from './card-props.ts';

const RichEditor = lazy(async () => ({
  default: (await import('../../../design/rich-text/RichEditor.tsx')).RichEditor,
}));

/** The description, in both languages; its editor is loaded when the page is. */
export function DetailsCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  return (
    <Card
      ruled
      flush
      title={text('details')}
      aside={
        <Segmented
          size="small"
          aria-label={text('details')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: text('detailsZh') },
            { value: 'en', label: text('detailsEn') },
          ]}
        />
      }
    >
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <RichEditor
          key={language}
          label={text('detailsLabel')}
          html={language === 'zh' ? draft.content : draft.contentEn}
          onChange={(html) => onChange(language === 'zh' ? { content: html } : { contentEn: html })}
        />
      </Suspense>
    </Card>
  );
}
