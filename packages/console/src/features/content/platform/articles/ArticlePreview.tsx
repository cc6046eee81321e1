import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { Card } from '../../../../design/layout/Card.tsx';
import { PhoneFrame } from '../../../../design/layout/PhoneFrame.tsx';
import { ScrollArea } from '../../../../design/layout/ScrollArea.tsx';
import { pictureAddress } from '../../../../design/values/picture-url.ts';
import type { Language } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import styles from '../content-lists.module.css';

const RichView = lazy(async () => ({
  default: (await import('../../../../design/rich-text/RichView.tsx')).RichView,
}));

type Props = {
  draft: { title: Record<Language, string>; image: string; content: Record<Language, string> };
  language: Language;
  onLanguage: (language: Language) => void;
};

/** The article as its reader meets it. */
export function ArticlePreview({ draft, language, onLanguage }: Props) {
  const text = useContentText();
  return (
    <Card
      title={text('preview')}
      aside={
        <Segmented
          size="small"
          aria-label={text('previewLanguage')}
          value={language}
          onChange={onLanguage}
          options={(['zh', 'en'] as const).map((value) => ({ value, label: text(value) }))}
        />
      }
    >
      <PhoneFrame>
        <ScrollArea className={styles.phoneArticle}>
          <h3>{draft.title[language] || text('unnamed')}</h3>
          {draft.image && <img src={pictureAddress(draft.image, 260)} alt="" />}
          <Suspense>
            <RichView html={draft.content[language]} />
          </Suspense>
        </ScrollArea>
      </PhoneFrame>
    </Card>
  );
}
