import { TextButton } from '../../design/TextButton.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { AskCode } from './components/AskCode.tsx';
import { useIdentityStrings } from './strings.ts';

/** Login by mobile in two steps: the number here, the code on the next page. */
export function MobileLoginScreen() {
  const t = useIdentityStrings();
  return (
    <AskCode event="login" title={t('mobileTitle')} hint={t('mobileHint')}>
      <TextButton onPress={() => go('pages/user/auth/name')}>{t('usePassword')}</TextButton>
    </AskCode>
  );
}
