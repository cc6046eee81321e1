import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useDesignStrings } from '../../../design/strings.ts';

type Option<Key extends string> = { key: Key; text: string; hint?: string };

type ChoiceSheetProps<Key extends string> = {
  title: string;
  options: readonly Option<Key>[];
  on: Key | null;
  onChoose: (key: Key) => void;
  onClose: () => void;
};

/** One of several, taken once it is confirmed. */
export function ChoiceSheet<Key extends string>({
  title,
  options,
  on,
  onChoose,
  onClose,
}: ChoiceSheetProps<Key>) {
  const t = useDesignStrings();
  const [chosen, setChosen] = useState(on);
  const confirm = (
    <Button size="block" disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
      {t('confirm')}
    </Button>
  );
  return (
    <Sheet open title={title} onClose={onClose} foot={confirm}>
      <RadioGroup
        label={title}
        on={chosen}
        onChange={setChosen}
        options={options.map(({ key, text, hint }) => ({ key, label: toLabel(text, hint) }))}
      />
    </Sheet>
  );
}

const toLabel = (text: string, hint: string | undefined): ReactNode =>
  hint ? (
    <>
      {text}
      <br />
      <Text size={12} tone={3}>
        {hint}
      </Text>
    </>
  ) : (
    text
  );
