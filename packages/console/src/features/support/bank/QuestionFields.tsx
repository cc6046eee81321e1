import fieldStyles from '../../../design/inputs/field.module.css';
import type { FieldProps } from '../../../design/inputs/field-props.ts';
import { SelectField } from '../../../design/inputs/SelectField.tsx';
import { SwitchField } from '../../../design/inputs/SwitchField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useHelpPages } from '../queries.ts';
import type { Draft } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';

type Form = { field<Name extends keyof Draft & string>(name: Name): FieldProps<Draft[Name]> };

const lines = { least: 3, most: 10 };
const mostOfWordings = 4_000;

/** The question, how else it is asked, and its answer, in both languages. */
export function QuestionFields({ form: { field } }: { form: Form }) {
  const text = useSupportText();
  const language = useLanguage();
  const pages = useHelpPages(useCan('platform', 'help.read')).data?.rows ?? [];
  const options = [
    { value: -1, label: text('noHelp') },
    ...pages.map(({ id, question }) => ({ value: id, label: question[language] })),
  ];
  const help = field('help_id');
  return (
    <div className="stack">
      <div className={fieldStyles.fieldsTwo}>
        <TextField {...field('question_zh')} label={text('question')} most={120} isRequired />
        <TextField {...field('question_en')} label={text('questionEn')} most={120} isRequired lang="en" />
      </div>
      <div className={fieldStyles.fieldsTwo}>
        <TextField {...field('wordings_zh')} label={text('wordings')} most={mostOfWordings} rows={lines} />
        <TextField
          {...field('wordings_en')}
          label={text('wordingsEn')}
          most={mostOfWordings}
          rows={lines}
          lang="en"
        />
      </div>
      <div className={fieldStyles.fieldsTwo}>
        <TextField
          {...field('answer_zh')}
          label={text('answer')}
          most={2_000}
          rows={lines}
          hint={text('answerHint')}
        />
        <TextField {...field('answer_en')} label={text('answerEn')} most={2_000} rows={lines} lang="en" />
      </div>
      <SelectField
        {...help}
        value={help.value === 0 ? -1 : help.value}
        label={text('help')}
        hasSearch
        options={options}
        onChange={(id) => help.onChange(id === -1 ? 0 : id)}
      />
      <SwitchField {...field('is_on')} label={text('isOn')} />
    </div>
  );
}
