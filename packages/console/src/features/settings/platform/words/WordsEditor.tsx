import { Button } from 'antd';
import { useState } from 'react';
import { useSettingsText } from '../../settings-text.ts';
import { WordsDrawer } from './WordsDrawer.tsx';

type Props = {
  id: string;
  most: number;
  value: readonly string[];
  disabled: boolean;
  onChange: (value: string[]) => void;
};

/** How many words there are; they are changed beside the list of settings. */
export function WordsEditor({ id, most, value, disabled, onChange }: Props) {
  const text = useSettingsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="row">
        {text('wordsCount', { n: value.length })}
        <Button id={id} size="small" onClick={() => setOpen(true)}>
          {text(disabled ? 'seeWords' : 'editWords')}
        </Button>
      </span>
      {isOpen && (
        <WordsDrawer
          most={most}
          value={value}
          canWrite={!disabled}
          onUse={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
