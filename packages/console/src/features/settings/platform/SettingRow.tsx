import { App, Button } from 'antd';
import { useId, useState } from 'react';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { limitsText, valueText } from '../setting-names.ts';
import { findProblem, isChanged, type Setting, sentValue, shownValue, toField } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { SettingEditor } from './SettingEditor.tsx';
import styles from './settings.module.css';
import { useSaveSetting } from './use-save-setting.ts';

/** One setting: what it is, its value to edit, its default, and who changed it last. */
export function SettingRow({ setting, canWrite }: { setting: Setting; canWrite: boolean }) {
  const text = useSettingsText();
  const { message, modal } = App.useApp();
  const id = useId();
  const field = toField(setting);
  const save = useSaveSetting(setting);
  const stored = shownValue(setting.value, field);
  const [shown, setShown] = useState(stored);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isDirty = shown !== stored;
  useUnsavedChanges(isDirty);
  const complaint = findProblem(shown, field);
  const limits = limitsText(text, field, setting.unit);
  const usual = valueText(text, setting.default, field, setting.unit);

  const send = (value: unknown) =>
    save
      .mutateAsync({ name: setting.name, value: value as string })
      .then(() => void message.success(text('saved')));
  /** A rate decides on money of every order or withdrawal to come: it is looked at once more. */
  const saveShown = () => {
    const value = sentValue(shown, field);
    if (setting.unit !== 'basis_points') return void send(value);
    modal.confirm({
      title: text('rateTitle', { label: setting.label }),
      content: text('rateBody', {
        before: valueText(text, setting.value, field, setting.unit),
        after: valueText(text, value, field, setting.unit),
      }),
      okText: text('save'),
      onOk: () => send(value),
    });
  };
  const reset = () =>
    modal.confirm({
      title: text('resetTitle'),
      content: text('resetBody', { label: setting.label, value: usual }),
      okText: text('reset'),
      onOk: () => send(setting.default),
    });

  return (
    <li className={styles.setting}>
      <div className={cellsStyles.cellTwo}>
        <label className="strong" htmlFor={id}>
          {setting.label}
        </label>
        <span>{setting.name}</span>
        <p id={`${id}-hint`} className={styles.hint}>
          {setting.hint}
        </p>
      </div>
      <div>
        <SettingEditor
          id={id}
          field={field}
          unit={setting.unit}
          value={shown}
          isDisabled={!canWrite}
          isBad={isDirty && complaint !== undefined}
          onChange={setShown}
          onEnter={() => isDirty && !complaint && saveShown()}
        />
        <p className={`small ${isDirty && complaint ? cellsStyles.lineProblem : 'muted'}`}>
          {isDirty && complaint
            ? 'min' in complaint
              ? text(complaint.key, { min: complaint.min, max: complaint.max })
              : text(complaint.key)
            : isChanged(setting)
              ? text('defaultIs', { value: usual })
              : text('isDefault')}
          {limits && !(isDirty && complaint) && ` · ${limits}`}
        </p>
      </div>
      <div className={styles.end}>
        {isDirty && canWrite ? (
          <>
            <Button size="small" onClick={() => setShown(stored)}>
              {text('undo')}
            </Button>
            <Button
              size="small"
              type="primary"
              disabled={complaint !== undefined}
              loading={save.isPending}
              onClick={saveShown}
            >
              {text('save')}
            </Button>
          </>
        ) : (
          <>
            {setting.changed_at && (
              <button
                type="button"
                className={`${cellsStyles.textButton} ${cellsStyles.cellTwo} ${styles.changed}`}
                title={text('history')}
                onClick={() => setHistoryOpen(true)}
              >
                <span>{text('changedBy', { name: setting.changed_by ?? '' })}</span>
                <MomentText at={setting.changed_at} />
              </button>
            )}
            {isChanged(setting) && canWrite && (
              <Button size="small" onClick={reset}>
                {text('reset')}
              </Button>
            )}
          </>
        )}
      </div>
      {isHistoryOpen && (
        <HistoryDrawer setting={setting} canWrite={canWrite} onClose={() => setHistoryOpen(false)} />
      )}
    </li>
  );
}
