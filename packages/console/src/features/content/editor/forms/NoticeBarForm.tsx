import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { ItemsField } from '../../fields/ItemsField.tsx';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { emptyText } from '../block.ts';
import { localize } from '../block-name.ts';
import type { FormProps } from './form-props.ts';

/** Announcements that take turns. */
export function NoticeBarForm({ block, onChange, shopId }: FormProps<'notice_bar'>) {
  const text = useContentText();
  const language = useLanguage();
  return (
    <ItemsField
      label={text('announcements')}
      items={block.params.items}
      most={20}
      getName={({ title }) => localize(title, language)}
      fresh={() => ({ title: emptyText(), url: '' })}
      onChange={(items, step) => onChange({ items }, step)}
    >
      {(notice, change) => (
        <>
          <LocalizedField
            label={text('words')}
            value={notice.title}
            most={200}
            rows={2}
            onChange={(title) => change({ title })}
          />
          <LinkField url={notice.url} shopId={shopId} onChange={(url) => change({ url })} />
        </>
      )}
    </ItemsField>
  );
}
