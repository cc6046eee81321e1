import { look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { ChoiceList, useThemeChoice } from '../../identity/index.ts';
import { useAccountStrings } from '../strings.ts';

/** Light, dark, or as the phone is. */
export function ThemeScreen() {
  const t = useAccountStrings();
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <ChoiceList {...useThemeChoice()} />
      </SectionCard>
      <Text as="p" inset="page" size={12} tone={3}>
        {t('themeHint')}
      </Text>
    </Page>
  );
}
