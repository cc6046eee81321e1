import { classes } from '@chengji/client-kit/classes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { ShieldCheck, Store } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Note } from '../../design/feedback/Note.tsx';
import { LanguageSwitch } from '../../design/layout/LanguageSwitch.tsx';
import styles from '../../design/theme/area-mark.module.css';
import { faultText } from '../../kernel/faults.ts';
import { type Area, keepSession, type Session, useSessionEnding } from '../../kernel/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Enrolment, EnrolPanel } from './EnrolPanel.tsx';
import { useIdentityText } from './identity-text.ts';
import loginStyles from './login.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { beginEnrolment, confirmEnrolment, logIn, passSecondFactor } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useDemoLogin } from './use-demo-login.ts';
import { wayBack } from './way-back.ts';

type Step =
  | { kind: 'password' }
  | { kind: 'reset' }
  | { kind: 'code'; ticket: string }
  | { kind: 'enrol'; ticket: string; enrolment: Enrolment }
  | { kind: 'codes'; session: Session; codes: readonly string[] };

const titles = {
  reset: ['resetTitle', 'resetBody'],
  code: ['codeTitle', 'codeBody'],
  enrol: ['enrolTitle', 'enrolDue'],
  codes: ['codesTitle', 'codesBody'],
} as const;

/** How staff log in to an area: password, second factor where there is one; then they are where they were going. */
export function LoginForm({ area }: { area: Area }) {
  const text = useIdentityText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [refusal, setRefusal] = useState<string>();
  const isSeller = area === 'seller';
  const ending = useSessionEnding(area) ?? (params.has('ended') ? text('loggedOut') : undefined);

  async function enter(session: Session) {
    // a session that the market ended leaves behind what was read in it
    queries.clear();
    keepSession(area, session);
    await navigate(wayBack(area, params.get('from')), { replace: true });
  }
  /** A refusal is shown above the form. */
  const showRefusal = (error: unknown) => setRefusal(faultText(error));
  async function handlePassword(credentials: { account: string; password: string }) {
    setRefusal(undefined);
    const next = await logIn(area, credentials);
    if (!('second_factor' in next)) return enter(next);
    const { ticket, must_enrol } = next.second_factor;
    if (!must_enrol) return setStep({ kind: 'code', ticket });
    setStep({ kind: 'enrol', ticket, enrolment: await beginEnrolment(area, ticket) });
  }
  async function passCode(ticket: string, code: string) {
    setRefusal(undefined);
    await passSecondFactor(area, ticket, code).then(enter).catch(showRefusal);
  }
  async function enrol(ticket: string, code: string) {
    const { recovery_codes, ...session } = await confirmEnrolment(area, ticket, code);
    setStep({ kind: 'codes', session, codes: recovery_codes });
  }
  const startAgain = () => {
    setRefusal(undefined);
    setStep({ kind: 'password' });
  };

  useDemoLogin(area, params.has('demo'), (found) => handlePassword(found).catch(showRefusal));

  const [title, hint] =
    step.kind === 'password'
      ? ([isSeller ? 'sellerWelcome' : 'platformWelcome', isSeller ? 'sellerHint' : 'platformHint'] as const)
      : titles[step.kind];
  return (
    <main className={loginStyles.login}>
      <div className={loginStyles.language}>
        <LanguageSwitch />
      </div>
      <div
        className={classes(
          loginStyles.sheet,
          (step.kind === 'enrol' || step.kind === 'codes') && loginStyles.wide,
        )}
      >
        <span className={classes(styles.areaMark, styles[area])}>
          {isSeller ? <Store /> : <ShieldCheck />}
        </span>
        <h1>{text(title)}</h1>
        <p className="muted">{text(hint)}</p>
        {step.kind === 'password' && ending && !refusal && <Note tone="warning">{ending}</Note>}
        {refusal && <Note tone="error">{refusal}</Note>}
        <div className={loginStyles.form}>
          {step.kind === 'password' && <PasswordForm onSend={handlePassword} onRefused={showRefusal} />}
          {step.kind === 'reset' && (
            <ResetForm onDone={startAgain} onBack={startAgain} onRefused={showRefusal} />
          )}
          {step.kind === 'code' && (
            <CodeForm onSend={(code) => passCode(step.ticket, code)} onBack={startAgain} />
          )}
          {step.kind === 'enrol' && (
            <EnrolPanel
              enrolment={step.enrolment}
              onConfirm={(code) => enrol(step.ticket, code)}
              onCancel={startAgain}
            />
          )}
          {step.kind === 'codes' && (
            <RecoveryCodes
              codes={step.codes}
              account={step.session.staff.account}
              action={text('goOn')}
              onDone={() => void enter(step.session)}
            />
          )}
        </div>
        {step.kind === 'password' && (
          <OtherWays isSeller={isSeller} onForgotten={() => setStep({ kind: 'reset' })} />
        )}
      </div>
    </main>
  );
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
