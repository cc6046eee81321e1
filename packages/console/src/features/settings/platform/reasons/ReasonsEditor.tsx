import { Button } from 'antd';
import { useState } from 'react';
import type { Reason, ReasonsField } from '../../settings.view.ts';
import { useSettingsText } from '../../settings-text.ts';
import { ReasonsDrawer } from './ReasonsDrawer.tsx';

type Props = {
  id: string;
  field: ReasonsField;
  value: readonly Reason[];
  disabled: boolean;
  onChange: (value: Reason[]) => void;
};

/** How many reasons there are; they are changed beside the list of settings. */
export function ReasonsEditor({ id, field, value, disabled, onChange }: Props) {
  const text = useSettingsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="row">
        {text('reasonsCount', { n: value.length })}
        <Button id={id} size="small" onClick={() => setOpen(true)}>
          {text(disabled ? 'seeReasons' : 'editReasons')}
        </Button>
      </span>
      {isOpen && (
        <ReasonsDrawer
          field={field}
          value={value}
          canWrite={!disabled}
          onUse={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
