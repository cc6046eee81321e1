import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { chooseTheme, useTheme } from '../../../kernel/theme.ts';
import { useAccountStrings } from '../strings.ts';

/** Light, dark, or as the phone is. */
export function ThemeScreen() {
  const t = useAccountStrings();
  const { theme } = useTheme();
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <RadioGroup
          label={t('theme')}
          options={[
            { key: 'system', label: t('themeSystem') },
            { key: 'light', label: t('themeLight') },
            { key: 'dark', label: t('themeDark') },
          ]}
          on={theme}
          onChange={chooseTheme}
        />
      </SectionCard>
      <Text as="p" inset="page" size={12} tone={3}>
        {t('themeHint')}
      </Text>
    </Page>
  );
}
