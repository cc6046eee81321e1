import { Switch } from 'antd';
import { useState } from 'react';
import { EditDrawer } from '../../../../design/inputs/EditDrawer.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { isTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import type { Popup } from '../../lists.view.ts';
import { useSavePopup } from '../../queries.ts';

type Draft = Omit<Popup, 'id' | 'version'>;
const fresh = (): Draft => ({ title: emptyText(), content: emptyText(), is_on: true });

/** Adds a pop-up, or changes the one given. Turned on, it is shown to everyone who has not seen it. */
export function PopupDrawer({ popup, onClose }: { popup: Popup | undefined; onClose: () => void }) {
  const text = useContentText();
  const [draft, setDraft] = useState<Draft>(() => popup ?? fresh());
  const save = useSavePopup(popup, {
    title: text('title'),
    content: text('words'),
    is_on: text('popupOn'),
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const { title, content, is_on } = draft;
  const handleSave = (done: () => void) =>
    save.mutate({ title, content, is_on, ...(popup ? { id: popup.id } : {}) }, { onSuccess: done });
  return (
    <EditDrawer
      size={480}
      title={text(popup ? 'editPopup' : 'newPopup')}
      canSave={isTranslated(title) && isTranslated(content)}
      isSaving={save.isPending}
      onSave={handleSave}
      onClose={onClose}
      draft={draft}
    >
      <div className="stack">
        <LocalizedField
          label={text('title')}
          value={title}
          most={40}
          isRequired
          onChange={(next) => change({ title: next })}
        />
        <LocalizedField
          label={text('words')}
          value={content}
          most={1_000}
          rows={5}
          isRequired
          onChange={(next) => change({ content: next })}
        />
        <div className="row between">
          <span>{text('popupOn')}</span>
          <Switch aria-label={text('popupOn')} checked={is_on} onChange={(next) => change({ is_on: next })} />
        </div>
      </div>
    </EditDrawer>
  );
}
