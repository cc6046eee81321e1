import { classes } from '@chengji/client-kit/classes';
import { Button } from 'antd';
import { ShieldCheck, Store } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { LanguageSwitch } from '../../../design/layout/LanguageSwitch.tsx';
import styles from '../../../design/theme/area-mark.module.css';
import { type Area, useSessionEnding } from '../../../kernel/session.ts';
import { EnrolPanel } from '../EnrolPanel.tsx';
import { useIdentityText } from '../identity-text.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { CodeForm } from './CodeForm.tsx';
import loginStyles from './login.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { type LoginSteps, useLoginSteps } from './use-login-steps.ts';

const titles = {
  reset: ['resetTitle', 'resetBody'],
  code: ['codeTitle', 'codeBody'],
  enrol: ['enrolTitle', 'enrolDue'],
  codes: ['codesTitle', 'codesBody'],
} as const;

/** How staff log in to an area: password, second factor where there is one; then they are where they were going. */
export function LoginForm({ area }: { area: Area }) {
  const text = useIdentityText();
  const [params] = useSearchParams();
  const steps = useLoginSteps(area);
  const { kind } = steps.step;
  const isSeller = area === 'seller';
  const ending = useSessionEnding(area) ?? (params.has('ended') ? text('loggedOut') : undefined);
  const [title, hint] =
    kind === 'password'
      ? ([isSeller ? 'sellerWelcome' : 'platformWelcome', isSeller ? 'sellerHint' : 'platformHint'] as const)
      : titles[kind];
  return (
    <main className={loginStyles.login}>
      <div className={loginStyles.language}>
        <LanguageSwitch />
      </div>
      <div className={classes(loginStyles.sheet, (kind === 'enrol' || kind === 'codes') && loginStyles.wide)}>
        <span className={classes(styles.areaMark, styles[area])}>
          {isSeller ? <Store /> : <ShieldCheck />}
        </span>
        <h1>{text(title)}</h1>
        <p className="muted">{text(hint)}</p>
        {kind === 'password' && ending && !steps.refusal && <Note tone="warning">{ending}</Note>}
        {steps.refusal && <Note tone="error">{steps.refusal}</Note>}
        <div className={loginStyles.form}>
          <StepForm steps={steps} />
        </div>
        {kind === 'password' && <OtherWays isSeller={isSeller} onForgotten={steps.reset} />}
      </div>
    </main>
  );
}

function StepForm({ steps }: { steps: LoginSteps }) {
  const text = useIdentityText();
  const { step, showRefusal, startAgain } = steps;
  switch (step.kind) {
    case 'password':
      return <PasswordForm onSend={steps.sendPassword} onRefused={showRefusal} />;
    case 'reset':
      return <ResetForm onDone={startAgain} onBack={startAgain} onRefused={showRefusal} />;
    case 'code':
      return <CodeForm onSend={(code) => steps.passCode(step.ticket, code)} onBack={startAgain} />;
    case 'enrol':
      return (
        <EnrolPanel
          enrolment={step.enrolment}
          onConfirm={(code) => steps.enrol(step.ticket, code)}
          onCancel={startAgain}
        />
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={step.codes}
          account={step.session.staff.account}
          action={text('goOn')}
          onDone={() => void steps.enter(step.session)}
        />
      );
  }
}

function OtherWays({ isSeller, onForgotten }: { isSeller: boolean; onForgotten: () => void }) {
  const text = useIdentityText();
  return (
    <>
      {isSeller && (
        <Button type="link" size="small" onClick={onForgotten}>
          {text('forgotten')}
        </Button>
      )}
      {isSeller && (
        <Link className="row-link small" to="/apply">
          {text('apply')}
        </Link>
      )}
      <Link className="quiet-link small" to={isSeller ? '/platform/login' : '/seller/login'}>
        {text(isSeller ? 'toPlatform' : 'toSeller')}
      </Link>
    </>
  );
}
