import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { useContentText } from '../content-text.ts';
import type { LocalizedText } from '../editor/block.ts';
import styles from './fields.module.css';

const RichEditor = lazy(async () => ({
  default: (await import('../../../design/rich-text/RichEditor.tsx')).RichEditor,
}));

type Props = {
  id?: string;
  error?: string | undefined;
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  /** The language being edited, reported so that a preview can follow. */
  onLanguage?: (language: 'zh' | 'en') => void;
};

/** A formatted text in both languages, one at a time. */
export function RichField({ id = '', error, label, value, onChange, onLanguage }: Props) {
  const text = useContentText();
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  return (
    <FieldGroup label={label} className={styles.richField}>
      <Segmented
        size="small"
        aria-label={label}
        value={language}
        onChange={(next) => {
          setLanguage(next);
          onLanguage?.(next);
        }}
        options={(['zh', 'en'] as const).map((one) => ({ value: one, label: text(one) }))}
      />
      <div className={styles.richFrame}>
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <RichEditor
            key={language}
            label={`${label} ${text(`in_${language}`)}`}
            html={value[language]}
            onChange={(html) => onChange({ ...value, [language]: html })}
          />
        </Suspense>
      </div>
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}
