import { Segmented } from 'antd';
import { useId } from 'react';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { ItemsField } from '../../fields/ItemsField.tsx';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { type BlockOf, emptyText } from '../block.ts';
import { localize } from '../block-name.ts';
import type { FormProps } from './form-props.ts';

type Channel = BlockOf<'icon_grid'>['params']['items'][number];
const isPicture = (icon: string) => icon.startsWith('/');

/** The channels: an icon, a name and where it leads. */
export function IconGridForm({ block, onChange, shopId }: FormProps<'icon_grid'>) {
  const text = useContentText();
  const language = useLanguage();
  const id = useId();
  const { columns, items } = block.params;
  return (
    <>
      <div className="row between">
        <span>{text('columns')}</span>
        <Segmented
          aria-label={text('columns')}
          value={columns}
          options={[3, 4, 5, 6]}
          onChange={(next) => onChange({ columns: next })}
        />
      </div>
      <ItemsField<Channel>
        label={text('channels')}
        items={items}
        most={30}
        getName={({ title }) => localize(title, language)}
        getImage={({ icon }) => (isPicture(icon) ? icon : '')}
        fresh={() => ({ title: emptyText(), icon: '', url: '' })}
        onChange={(next, step) => onChange({ items: next }, step)}
      >
        {(link, change) => (
          <>
            <PictureField
              label={text('icon')}
              value={isPicture(link.icon) ? link.icon : ''}
              hint={text('iconSize')}
              onChange={(icon) => change({ icon })}
            />
            {!isPicture(link.icon) && (
              <TextField
                id={id}
                label={text('sign')}
                most={8}
                hint={text('signHint')}
                value={link.icon}
                onChange={(icon) => change({ icon })}
              />
            )}
            <LocalizedField
              label={text('title')}
              value={link.title}
              most={40}
              onChange={(title) => change({ title })}
            />
            <LinkField url={link.url} shopId={shopId} onChange={(url) => change({ url })} />
            <LocalizedField
              label={text('badge')}
              value={link.badge ?? emptyText()}
              most={20}
              onChange={(badge) => change({ badge })}
            />
          </>
        )}
      </ItemsField>
    </>
  );
}
