import { storefrontCalls } from '@chengji/contract/content/storefront.calls';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { SwitchField } from '../../../../design/inputs/SwitchField.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import type { Popup } from '../../lists.view.ts';
import { useSavePopup } from '../../queries.ts';

/** Adds a pop-up, or changes the one given. Turned on, it is shown to everyone who has not seen it. */
export function PopupDrawer({ popup, onClose }: { popup: Popup | undefined; onClose: () => void }) {
  const text = useContentText();
  const save = useSavePopup(popup, {
    title: text('title'),
    content: text('words'),
    is_on: text('popupOn'),
  });
  const form = useEditorForm({
    schema: storefrontCalls['POST /platform/popups/save'].in,
    start: popup ?? { title: emptyText(), content: emptyText(), is_on: true },
    save,
    onSaved: onClose,
  });
  return (
    <EditDrawer size={480} title={text(popup ? 'editPopup' : 'newPopup')} form={form} onClose={onClose}>
      <div className="stack">
        <LocalizedField {...form.field('title')} label={text('title')} most={40} isRequired />
        <LocalizedField {...form.field('content')} label={text('words')} most={1_000} rows={5} isRequired />
        <SwitchField {...form.field('is_on')} label={text('popupOn')} />
      </div>
    </EditDrawer>
  );
}
