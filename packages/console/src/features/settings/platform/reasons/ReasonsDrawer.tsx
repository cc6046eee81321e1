import { moveItem } from '@chengji/client-kit/lists/move-item';
import { Button, Drawer } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { SortableList } from '../../../../design/lists/SortableList.tsx';
import { KindTag } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { forName } from '../../setting-names.ts';
import type { Reason, ReasonsField } from '../../settings.view.ts';
import { useSettingsText } from '../../settings-text.ts';
import { ReasonModal } from './ReasonModal.tsx';
import styles from './reasons.module.css';

type Props = {
  field: ReasonsField;
  value: readonly Reason[];
  canWrite: boolean;
  onUse: (value: Reason[]) => void;
  onClose: () => void;
};

/** The reasons in their order: moved, added, changed and taken away; used once that is said. */
export function ReasonsDrawer({ field, value, canWrite, onUse, onClose }: Props) {
  const text = useSettingsText();
  const language = useLanguage();
  const [reasons, setReasons] = useState<readonly Reason[]>(value);
  const [edited, setEdited] = useState<Reason | 'new'>();
  const isChanged = reasons !== value;
  const leave = useUnsavedChanges(isChanged);
  const keep = (reason: Reason) =>
    setReasons(
      edited === 'new' ? [...reasons, reason] : reasons.map((one) => (one === edited ? reason : one)),
    );
  return (
    <Drawer
      open
      size={640}
      title={text('reasonsCount', { n: reasons.length })}
      extra={
        canWrite && (
          <Button
            type="primary"
            disabled={!isChanged || reasons.length === 0}
            onClick={() => {
              onUse([...reasons]);
              onClose();
            }}
          >
            {text('useReasons')}
          </Button>
        )
      }
      onClose={() => leave(onClose)}
    >
      <div className="stack">
        <Note>{text('reasonsHint')}</Note>
        <SortableList
          label={text('reasonsCount', { n: reasons.length })}
          items={reasons}
          getKey={({ code }) => code}
          getName={(reason) => reason[language]}
          onMove={(from, to) => canWrite && setReasons(moveItem(reasons, from, to))}
        >
          {(reason) => (
            <div className={styles.reason}>
              <TwoLines
                className="grow"
                isStrong
                first={`${reason.zh} · ${reason.en}`}
                second={(reason[field.part] ?? []).map((use) => forName(text, use)).join(' · ')}
              />
              {reason.fault && (
                <KindTag tone={reason.fault === 'shop' ? 'orange' : 'plain'}>
                  {text(reason.fault === 'shop' ? 'fault_shop' : 'fault_buyer')}
                </KindTag>
              )}
              {canWrite && (
                <>
                  <LinkButton of={reason[language]} onPress={() => setEdited(reason)}>
                    {text('editReasons')}
                  </LinkButton>
                  <LinkButton
                    of={reason[language]}
                    onPress={() => setReasons(reasons.filter((one) => one !== reason))}
                  >
                    {text('deleteReason')}
                  </LinkButton>
                </>
              )}
            </div>
          )}
        </SortableList>
        {canWrite && reasons.length < field.most && (
          <Button icon={<Plus />} onClick={() => setEdited('new')}>
            {text('addReason')}
          </Button>
        )}
      </div>
      {edited && (
        <ReasonModal
          field={field}
          reason={edited === 'new' ? undefined : edited}
          taken={reasons.filter((one) => one !== edited).map(({ code }) => code)}
          onKeep={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Drawer>
  );
}
