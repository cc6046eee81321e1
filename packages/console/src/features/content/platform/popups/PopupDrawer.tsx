import { storefrontCalls } from '@chengji/contract/content/storefront.calls';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import fieldStyles from '../../../../design/inputs/field.module.css';
import { MomentField } from '../../../../design/inputs/MomentField.tsx';
import { NumberField } from '../../../../design/inputs/NumberField.tsx';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { SwitchField } from '../../../../design/inputs/SwitchField.tsx';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import fieldsStyles from '../../fields/fields.module.css';
import { LinkField } from '../../fields/LinkField.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { endsEarly, type Popup, popupAudiences, popupFrequencies } from '../../lists.view.ts';
import { useSavePopup } from '../../queries.ts';

type Edited = Omit<Popup, 'id' | 'version' | 'state'>;

const fresh = (): Edited => ({
  title: emptyText(),
  content: emptyText(),
  image: '',
  url: '',
  audience: 'everyone',
  level: null,
  frequency: 'once',
  starts_at: null,
  ends_at: null,
  is_on: true,
});
const schema = storefrontCalls['POST /platform/popups/save'].in.refine(
  (popup) => !endsEarly(popup) && (popup.audience === 'level') === (popup.level !== null),
);

/** Adds a pop-up, or changes the one given. */
export function PopupDrawer({ popup, onClose }: { popup: Popup | undefined; onClose: () => void }) {
  const text = useContentText();
  const momentText = useMomentText();
  const save = useSavePopup(popup, {
    title: text('title'),
    content: text('words'),
    image: text('popupPicture'),
    url: text('leadsTo'),
    audience: {
      label: text('popupAudience'),
      show: (value: Popup['audience']) => text(`audience_${value}`),
    },
    level: text('popupLevel'),
    frequency: {
      label: text('popupFrequency'),
      show: (value: Popup['frequency']) => text(`frequency_${value}`),
    },
    starts_at: { label: text('from'), show: momentText },
    ends_at: { label: text('until'), show: momentText },
    is_on: text('popupOn'),
  });
  const form = useEditorForm({ schema, start: popup ?? fresh(), save, onSaved: onClose });
  const { values, field } = form;
  const url = field('url');
  return (
    <EditDrawer size={480} title={text(popup ? 'editPopup' : 'newPopup')} form={form} onClose={onClose}>
      <div className="stack">
        <PictureField {...field('image')} label={text('popupPicture')} hint={text('popupPictureSize')} />
        <LocalizedField {...field('title')} label={text('title')} most={40} isRequired />
        <LocalizedField {...field('content')} label={text('words')} most={1_000} rows={4} />
        <LinkField url={url.value} onChange={url.onChange} />
        <div className={fieldStyles.fieldsTwo}>
          <SelectField
            {...field('audience')}
            label={text('popupAudience')}
            options={popupAudiences.map((value) => ({ value, label: text(`audience_${value}`) }))}
            onChange={(audience) => form.change({ audience, level: audience === 'level' ? 2 : null })}
          />
          {values.audience === 'level' && (
            <NumberField
              {...field('level')}
              label={text('popupLevel')}
              least={1}
              most={99}
              hint={text('popupLevelHint')}
              isRequired
            />
          )}
        </div>
        <SelectField
          {...field('frequency')}
          label={text('popupFrequency')}
          options={popupFrequencies.map((value) => ({ value, label: text(`frequency_${value}`) }))}
        />
        <div className={fieldStyles.fieldsTwo}>
          <MomentField {...field('starts_at')} label={text('from')} />
          <MomentField {...field('ends_at')} label={text('until')} />
        </div>
        {endsEarly(values) && (
          <p className={`small ${fieldsStyles.fieldUnfit}`} role="alert">
            {text('endsEarly')}
          </p>
        )}
        <SwitchField {...field('is_on')} label={text('popupOn')} />
      </div>
    </EditDrawer>
  );
}
