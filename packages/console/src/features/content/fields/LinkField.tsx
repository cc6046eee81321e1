import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { SelectField } from '../../../design/inputs/SelectField.tsx';
import { areaHere } from '../../../kernel/session.ts';
import { useContentText } from '../content-text.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import styles from './fields.module.css';
import { type AppPage, appPages, isAddress, type LinkKind, linkKinds, parseLink, toUrl } from './link.ts';
import { NamedPagePicker } from './NamedPagePicker.tsx';
import { ArticlePicker, GoodsPicker, ShopPicker } from './pickers.tsx';

type Props = {
  url: string;
  onChange: (url: string) => void;
  /** A shop leads to its own goods. */
  shopId?: number | undefined;
  allowsOutside?: boolean;
};

const pickers = {
  goods: GoodsPicker,
  category: CategoryPicker,
  shop: ShopPicker,
  article: ArticlePicker,
  named: NamedPagePicker,
};
const isPicked = (kind: LinkKind): kind is keyof typeof pickers => Object.hasOwn(pickers, kind);
/** What only the platform can look up. */
const forPlatform: readonly LinkKind[] = ['shop', 'named'];

/** Where it leads: first what it is, then which. */
export function LinkField({ url, onChange, shopId, allowsOutside = false }: Props) {
  const text = useContentText();
  const id = useId();
  const link = parseLink(url);
  /** A kind that was chosen, while nothing of it is named yet. */
  const [wanted, setWanted] = useState<LinkKind>();
  const kind = url === '' && wanted ? wanted : link.kind;
  const kinds = linkKinds.filter((one) => areaHere() === 'platform' || !forPlatform.includes(one));
  const Picker = isPicked(kind) ? pickers[kind] : undefined;
  const isUnfit = kind === 'other' && !isAddress(url, allowsOutside);
  return (
    <>
      <SelectField<LinkKind>
        id={id}
        label={text('leadsTo')}
        value={kind}
        options={kinds.map((value) => ({ value, label: text(`link_${value}`) }))}
        onChange={(next) => {
          setWanted(next);
          onChange('');
        }}
      />
      {Picker && (
        <Picker
          label={text('target')}
          value={link.kind === kind ? Number(link.target) || undefined : undefined}
          shopId={shopId}
          onChange={(target) => onChange(toUrl({ kind, target: String(target ?? '') }))}
        />
      )}
      {kind === 'page' && (
        <Select<AppPage>
          aria-label={text('target')}
          placeholder={text('choosePage')}
          value={appPages.find((page) => page === url) ?? null}
          options={appPages.map((page) => ({ value: page, label: text(`page_${page}`) }))}
          onChange={onChange}
        />
      )}
      {kind === 'other' && (
        <Input
          aria-label={text('address')}
          aria-invalid={isUnfit}
          status={isUnfit ? 'error' : ''}
          placeholder={text(allowsOutside ? 'addressAnywhere' : 'addressInside')}
          maxLength={500}
          value={url}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
      {isUnfit && (
        <p className={`small ${styles.fieldUnfit}`} role="alert">
          {text(allowsOutside ? 'addressAnywhere' : 'addressInside')}
        </p>
      )}
    </>
  );
}
