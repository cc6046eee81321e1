import { useParams } from '../../../kernel/router/page-context.ts';
import { useIdentityStrings } from '../strings.ts';
import { AskCode } from './AskCode.tsx';

/** A forgotten password: the number it belongs to. */
export function RetrieveScreen() {
  const t = useIdentityStrings();
  const { mobile = '' } = useParams('pages/user/auth/retrieve');
  return <AskCode event="resetpwd" mobile={mobile} title={t('retrieveTitle')} hint={t('retrieveHint')} />;
}
