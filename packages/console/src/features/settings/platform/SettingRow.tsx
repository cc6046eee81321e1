import { Button } from 'antd';
import { useId, useState } from 'react';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { limitsText, valueText } from '../setting-names.ts';
import { isChanged, type Setting } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { SettingEditor } from './SettingEditor.tsx';
import styles from './settings.module.css';
import { type SettingEdit, useSettingEdit } from './use-setting-edit.ts';

type Props = { setting: Setting; canWrite: boolean };

/** One setting: what it is, its value to edit, its default, and who changed it last. */
export function SettingRow({ setting, canWrite }: Props) {
  const text = useSettingsText();
  const id = useId();
  const edit = useSettingEdit(setting);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
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
          field={edit.field}
          unit={setting.unit}
          value={edit.shown}
          isDisabled={!canWrite}
          isBad={edit.problem !== undefined}
          onChange={edit.change}
          onEnter={() => edit.canSave && edit.saveShown()}
        />
        <ValueLine setting={setting} edit={edit} />
      </div>
      <div className={styles.end}>
        {edit.isDirty && canWrite ? (
          <SaveButtons edit={edit} />
        ) : (
          <>
            <LastChange setting={setting} onOpen={() => setHistoryOpen(true)} />
            {isChanged(setting) && canWrite && (
              <Button size="small" onClick={edit.reset}>
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

/** What is wrong with what was typed, else how the value stands to its default and what can be typed. */
function ValueLine({ setting, edit: { field, problem } }: { setting: Setting; edit: SettingEdit }) {
  const text = useSettingsText();
  if (problem) {
    return (
      <p className={`small ${cellsStyles.lineProblem}`}>
        {'min' in problem ? text(problem.key, { min: problem.min, max: problem.max }) : text(problem.key)}
      </p>
    );
  }
  const limits = limitsText(text, field, setting.unit);
  return (
    <p className="small muted">
      {isChanged(setting)
        ? text('defaultIs', { value: valueText(text, setting.default, field, setting.unit) })
        : text('isDefault')}
      {limits && ` · ${limits}`}
    </p>
  );
}

function SaveButtons({ edit }: { edit: SettingEdit }) {
  const text = useSettingsText();
  return (
    <>
      <Button size="small" onClick={edit.undo}>
        {text('undo')}
      </Button>
      <Button
        size="small"
        type="primary"
        disabled={!edit.canSave}
        loading={edit.isSaving}
        onClick={edit.saveShown}
      >
        {text('save')}
      </Button>
    </>
  );
}

function LastChange({ setting, onOpen }: { setting: Setting; onOpen: () => void }) {
  const text = useSettingsText();
  const { changed_at, changed_by } = setting;
  if (!changed_at) return null;
  return (
    <button
      type="button"
      className={`${cellsStyles.textButton} ${cellsStyles.cellTwo} ${styles.changed}`}
      title={text('history')}
      onClick={onOpen}
    >
      <span>{text('changedBy', { name: changed_by ?? '' })}</span>
      <MomentText at={changed_at} />
    </button>
  );
}
