import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { EditDrawer } from '../../../../design/inputs/EditDrawer.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import fieldStyles from '../../../../design/inputs/field.module.css';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { ColourField } from '../../fields/ColourField.tsx';
import fieldsStyles from '../../fields/fields.module.css';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { isAddress } from '../../fields/link.ts';
import { type Advert, type AdvertPlace, advertPlaces } from '../../lists.view.ts';
import { useSaveAdvert } from '../../queries.ts';

const fresh = (place: AdvertPlace) => ({
  place,
  title: emptyText(),
  subtitle: emptyText(),
  image: '',
  url: '',
  colour: '',
  starts_at: null as number | null,
  ends_at: null as number | null,
});
type Draft = ReturnType<typeof fresh>;
const toDraft = ({
  id: _id,
  version: _version,
  position: _position,
  state: _state,
  ...draft
}: Advert): Draft => draft;

type Props = { advert: Advert | undefined; place: AdvertPlace; onClose: () => void };

/** Adds an advert, or changes the one given. */
export function AdvertDrawer({ advert, place, onClose }: Props) {
  const text = useContentText();
  const [draft, setDraft] = useState<Draft>(() => (advert ? toDraft(advert) : fresh(place)));
  const momentText = useMomentText();
  const save = useSaveAdvert(advert, {
    place: { label: text('place'), show: (value: AdvertPlace) => text(`place_${value}`) },
    image: text('picture'),
    title: text('title'),
    subtitle: text('subtitle'),
    url: text('leadsTo'),
    colour: text('colour'),
    starts_at: { label: text('from'), show: momentText },
    ends_at: { label: text('until'), show: momentText },
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const endsEarly = draft.starts_at !== null && draft.ends_at !== null && draft.ends_at <= draft.starts_at;
  const canSave = draft.image !== '' && isAddress(draft.url, true) && !endsEarly;

  const handleSave = (done: () => void) =>
    save.mutate({ ...draft, ...(advert ? { id: advert.id } : {}) }, { onSuccess: done });
  return (
    <EditDrawer
      size={480}
      title={text(advert ? 'editAdvert' : 'newAdvert')}
      canSave={canSave}
      isSaving={save.isPending}
      onSave={handleSave}
      onClose={onClose}
      draft={draft}
    >
      <div className="stack">
        <Field label={text('place')} htmlFor="advert-place">
          <Select
            id="advert-place"
            value={draft.place}
            options={advertPlaces.map((value) => ({ value, label: text(`place_${value}`) }))}
            onChange={(next) => change({ place: next })}
          />
        </Field>
        <PictureField
          label={text('picture')}
          value={draft.image}
          isNeeded
          hint={text(draft.place === 'open' ? 'openSize' : 'posterSize')}
          onChange={(image) => change({ image })}
        />
        <LocalizedField
          label={text('title')}
          value={draft.title}
          most={60}
          onChange={(title) => change({ title })}
        />
        <LocalizedField
          label={text('subtitle')}
          value={draft.subtitle}
          most={120}
          onChange={(subtitle) => change({ subtitle })}
        />
        <LinkField url={draft.url} allowsOutside onChange={(url) => change({ url })} />
        <ColourField label={text('colour')} value={draft.colour} onChange={(colour) => change({ colour })} />
        <div className={fieldStyles.fieldsTwo}>
          <Moment label={text('from')} at={draft.starts_at} onChange={(at) => change({ starts_at: at })} />
          <Moment label={text('until')} at={draft.ends_at} onChange={(at) => change({ ends_at: at })} />
        </div>
        {endsEarly && (
          <p className={`small ${fieldsStyles.fieldUnfit}`} role="alert">
            {text('endsEarly')}
          </p>
        )}
      </div>
    </EditDrawer>
  );
}

type MomentProps = { label: string; at: number | null; onChange: (at: number | null) => void };

function Moment({ label, at, onChange }: MomentProps) {
  const id = `advert-${label}`;
  return (
    <Field label={label} htmlFor={id}>
      <DatePicker
        id={id}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        value={at === null ? null : dayjs.unix(at)}
        onChange={(next) => onChange(next ? next.unix() : null)}
      />
    </Field>
  );
}
