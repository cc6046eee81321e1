import { maskMobile } from '@chengji/client-kit/mobile-display';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { DigitsField } from '../../../design/inputs/DigitsField.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { getReferredBy } from '../../../kernel/referrer.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { useMobileLogin, useVerifyCode } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';
import { AgreeCheck } from './AgreeCheck.tsx';
import { AuthPage } from './AuthPage.tsx';
import { pageAfterLogin } from './auth.view.ts';
import { useSmsCode } from './use-sms-code.ts';

const codeLength = 6;

/** The second of two steps: the code. It logs in, or leads on to a new password. */
export function CodeScreen() {
  const t = useIdentityStrings();
  const { mobile, event } = useParams('pages/user/auth/validcode');
  const isReset = event === 'resetpwd';
  const sms = useSmsCode(isReset ? 'resetpwd' : 'login');
  const [code, setCode] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState('');
  const [agreeError, setAgreeError] = useState('');
  const handleFault = (fault: Error & { field?: string | undefined }) => {
    if (fault.field === 'code') setError(fault.message);
    else reportFault(fault);
  };
  const verify = useVerifyCode(() => replace('pages/user/auth/resetpwd', { mobile, code }), handleFault);
  const login = useMobileLogin((answer) => finishLogin(answer, pageAfterLogin(answer.userinfo)), handleFault);
  const isBusy = verify.isPending || login.isPending;
  const handleSubmit = () => {
    if (isBusy) return;
    if (code.length < codeLength) setError(t(code === '' ? 'missing.code' : 'wrong.code'));
    else if (isReset) verify.mutate({ mobile, event: 'resetpwd', code });
    else if (!isAgreed) setAgreeError(t('missing.agree'));
    else login.mutate({ mobile, code, agree: true, ...getReferredBy() });
  };
  const handleChange = (digits: string) => {
    setCode(digits);
    setError('');
  };
  const handleAgree = (isOn: true | undefined) => {
    setAgreed(isOn === true);
    setAgreeError('');
  };
  return (
    <AuthPage
      title={t('codeTitle')}
      hint={t('codeSentTo', { mobile: maskMobile(mobile) })}
      onSubmit={handleSubmit}
    >
      <DigitsField
        focused
        label={t('code')}
        length={codeLength}
        value={code}
        error={error}
        onChange={handleChange}
      />
      {!isReset && <AgreeCheck value={isAgreed} error={agreeError} onChange={handleAgree} />}
      <Button submit size="block" busy={isBusy}>
        {t(isReset ? 'next' : 'login')}
      </Button>
      <TextButton brand disabled={sms.left > 0 || sms.busy} onPress={() => sms.send(mobile)}>
        {sms.left > 0 ? t('sendAgain', { seconds: sms.left }) : t('sendCode')}
      </TextButton>
    </AuthPage>
  );
}
