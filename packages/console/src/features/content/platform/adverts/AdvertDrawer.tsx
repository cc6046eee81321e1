import { storefrontCalls } from '@chengji/contract/content/storefront.calls';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import fieldStyles from '../../../../design/inputs/field.module.css';
import { MomentField } from '../../../../design/inputs/MomentField.tsx';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { ColourField } from '../../fields/ColourField.tsx';
import fieldsStyles from '../../fields/fields.module.css';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { type Advert, type AdvertPlace, advertPlaces, endsEarly } from '../../lists.view.ts';
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
const schema = storefrontCalls['POST /platform/adverts/save'].in.refine((advert) => !endsEarly(advert));

type Props = { advert: Advert | undefined; place: AdvertPlace; onClose: () => void };

/** Adds an advert, or changes the one given. */
export function AdvertDrawer({ advert, place, onClose }: Props) {
  const text = useContentText();
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
  const form = useEditorForm({ schema, start: advert ?? fresh(place), save, onSaved: onClose });
  const { values, field } = form;
  const url = field('url');
  return (
    <EditDrawer size={480} title={text(advert ? 'editAdvert' : 'newAdvert')} form={form} onClose={onClose}>
      <div className="stack">
        <SelectField
          {...field('place')}
          label={text('place')}
          options={advertPlaces.map((value) => ({ value, label: text(`place_${value}`) }))}
        />
        <PictureField
          {...field('image')}
          label={text('picture')}
          isNeeded
          hint={text(values.place === 'open' ? 'openSize' : 'posterSize')}
        />
        <LocalizedField {...field('title')} label={text('title')} most={60} />
        <LocalizedField {...field('subtitle')} label={text('subtitle')} most={120} />
        <LinkField url={url.value} allowsOutside onChange={url.onChange} />
        <ColourField {...field('colour')} label={text('colour')} />
        <div className={fieldStyles.fieldsTwo}>
          <MomentField {...field('starts_at')} label={text('from')} />
          <MomentField {...field('ends_at')} label={text('until')} />
        </div>
        {endsEarly(values) && (
          <p className={`small ${fieldsStyles.fieldUnfit}`} role="alert">
            {text('endsEarly')}
          </p>
        )}
      </div>
    </EditDrawer>
  );
}
