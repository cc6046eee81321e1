/** The language and the appearance of the app, to be chosen on a page or in a sheet. */
import type { Language } from '@chengji/client-kit/i18n';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { changeLanguage, useLanguage } from '../../../kernel/language.ts';
import { chooseTheme, type Theme, useTheme } from '../../../kernel/theme.ts';
import { useIdentityStrings } from '../strings.ts';

type Choice<Key extends string> = {
  title: string;
  names: Record<Key, string>;
  on: Key;
  choose: (key: Key) => void;
};

export function useLanguageChoice(): Choice<Language> {
  const t = useIdentityStrings();
  const names = { zh: t('zhName'), en: t('enName') };
  return { title: t('language'), names, on: useLanguage(), choose: changeLanguage };
}

export function useThemeChoice(): Choice<Theme> {
  const t = useIdentityStrings();
  const names = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') };
  return { title: t('theme'), names, on: useTheme().theme, choose: chooseTheme };
}

export function ChoiceList<Key extends string>({ title, names, on, choose }: Choice<Key>) {
  const options = (Object.keys(names) as Key[]).map((key) => ({ key, label: names[key] }));
  return <RadioGroup label={title} options={options} on={on} onChange={choose} />;
}

type ChoiceSheetProps<Key extends string> = { choice: Choice<Key>; open: boolean; onClose: () => void };

export function ChoiceSheet<Key extends string>({ choice, open, onClose }: ChoiceSheetProps<Key>) {
  const handleChoose = (key: Key) => {
    choice.choose(key);
    onClose();
  };
  return (
    <Sheet open={open} title={choice.title} onClose={onClose}>
      <ChoiceList {...choice} choose={handleChoose} />
    </Sheet>
  );
}
