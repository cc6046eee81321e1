import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { changeLanguage, useLanguage } from '../../../kernel/language.ts';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useTheme } from '../../../kernel/theme.ts';
import { toast } from '../../../kernel/toast.ts';
import { useAccountStrings } from '../strings.ts';
import { clearStored } from './clear-stored.ts';

/** What is neither the person's nor the market's: language, appearance, and what this device stores. */
export function CurrencyScreen() {
  const t = useAccountStrings();
  const language = useLanguage();
  const { theme } = useTheme();
  const [isChoosing, setChoosing] = useState(false);
  const languages = { zh: t('zhName'), en: t('enName') };
  const themes = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') };
  const handleClear = async () => {
    if (!(await ask(t('clearAsk')))) return;
    await clearStored();
    toast(t('cleared'), 'done');
  };
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <Cell label={t('language')} value={languages[language]} onPress={() => setChoosing(true)} />
        <Cell label={t('theme')} value={themes[theme]} onPress={() => go('pages/user/theme')} />
      </SectionCard>
      <SectionCard flush>
        <Cell label={t('clearStored')} onPress={() => void handleClear()} />
      </SectionCard>
      <Sheet open={isChoosing} title={t('language')} onClose={() => setChoosing(false)}>
        <RadioGroup
          label={t('language')}
          options={(['zh', 'en'] as const).map((key) => ({ key, label: languages[key] }))}
          on={language}
          onChange={(chosen) => {
            changeLanguage(chosen);
            setChoosing(false);
          }}
        />
      </Sheet>
    </Page>
  );
}
