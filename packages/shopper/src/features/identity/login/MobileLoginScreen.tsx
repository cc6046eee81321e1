import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useIdentityStrings } from '../strings.ts';
import { AskCode } from './AskCode.tsx';

/** Login by mobile in two steps: the number here, the code on the next page. */
export function MobileLoginScreen() {
  const t = useIdentityStrings();
  return (
    <AskCode event="login" title={t('mobileTitle')} hint={t('mobileHint')}>
      <TextButton onPress={() => go('pages/user/auth/name')}>{t('usePassword')}</TextButton>
    </AskCode>
  );
}
