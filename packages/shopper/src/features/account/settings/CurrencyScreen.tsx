import { useState } from 'react';
import { Cell } from '../../../design/layout/Cell.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { ChoiceSheet, useLanguageChoice, useThemeChoice } from '../../identity/index.ts';
import { useAccountStrings } from '../strings.ts';
import { clearStored } from './clear-stored.ts';

/** What is neither the person's nor the market's: language, appearance, and what this device stores. */
export function CurrencyScreen() {
  const t = useAccountStrings();
  const languages = useLanguageChoice();
  const themes = useThemeChoice();
  const [isChoosing, setChoosing] = useState(false);
  const handleClear = async () => {
    if (!(await ask(t('clearAsk')))) return;
    await clearStored();
    toast(t('cleared'), 'done');
  };
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <Cell
          label={languages.title}
          value={languages.names[languages.on]}
          onPress={() => setChoosing(true)}
        />
        <Cell label={themes.title} value={themes.names[themes.on]} onPress={() => go('pages/user/theme')} />
      </SectionCard>
      <SectionCard flush>
        <Cell label={t('clearStored')} onPress={() => void handleClear()} />
      </SectionCard>
      <ChoiceSheet choice={languages} open={isChoosing} onClose={() => setChoosing(false)} />
    </Page>
  );
}
