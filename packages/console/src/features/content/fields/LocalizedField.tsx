import { Input } from 'antd';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { useContentText } from '../content-text.ts';
import type { LocalizedText } from '../editor/block.ts';

type Props = {
  id?: string;
  error?: string | undefined;
  label: string;
  value: LocalizedText;
  most: number;
  onChange: (value: LocalizedText) => void;
  isRequired?: boolean;
  /** More than one line. */
  rows?: number;
};

/** A text in both languages, one below the other. */
export function LocalizedField({ id = '', error, label, value, most, onChange, isRequired, rows }: Props) {
  const text = useContentText();
  return (
    <FieldGroup label={label} isRequired={isRequired ?? false}>
      {(['zh', 'en'] as const).map((language) => {
        const shared = {
          'aria-label': `${label} ${text(`in_${language}`)}`,
          value: value[language],
          maxLength: most,
          placeholder: text(`in_${language}`),
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...value, [language]: event.target.value }),
        };
        return rows ? (
          <Input.TextArea key={language} rows={rows} {...shared} />
        ) : (
          <Input key={language} {...shared} />
        );
      })}
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}
