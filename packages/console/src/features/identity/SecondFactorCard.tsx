import type { CallOut } from '@chengji/contract';
import { Button } from 'antd';
import { Note } from '../../design/feedback/Note.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { Facts } from '../../design/layout/Facts.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import type { Area } from '../../kernel/session.ts';
import { EnrolPanel } from './EnrolPanel.tsx';
import { useIdentityText } from './identity-text.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type SecondFactor, useSecondFactor } from './use-second-factor.ts';

type Security = CallOut<'GET /seller/auth/security'>;
type Props = { area: Area; account: string; security: Security };

const fewCodes = 3;

/** The own second factor: set up, changed, or switched off. */
export function SecondFactorCard({ area, account, security }: Props) {
  const text = useIdentityText();
  const factor = useSecondFactor(area);
  const { codes, enrolment } = factor;
  if (codes) {
    return (
      <Card title={text('codesTitle')}>
        <RecoveryCodes
          codes={codes}
          account={account}
          action={text('codesSaved')}
          onDone={factor.forgetCodes}
        />
      </Card>
    );
  }
  if (enrolment) {
    return (
      <Card title={text('enrolTitle')}>
        <EnrolPanel enrolment={enrolment} onConfirm={factor.confirm} onCancel={factor.cancel} />
      </Card>
    );
  }
  return (
    <Card title={text('secondFactor')}>
      <Standing known={security.second_factor} factor={factor} />
    </Card>
  );
}

/** Whether it is on, and what can be done about it. */
function Standing({ known, factor }: { known: Security['second_factor']; factor: SecondFactor }) {
  const text = useIdentityText();
  const { enrolled_at: enrolledAt, is_required: isRequired, recovery_codes_left: left } = known;
  const isOn = enrolledAt !== null;
  return (
    <div className="stack">
      <p className="muted">{text('secondFactorBody')}</p>
      {isRequired && <Note>{text('secondFactorDue')}</Note>}
      {isOn && left <= fewCodes && <Note tone="warning">{text('codesFew', { n: left })}</Note>}
      <Facts
        rows={[
          {
            name: text('status'),
            value: <StatusDot tone={isOn ? 'done' : 'rest'}>{text(isOn ? 'isOn' : 'isOff')}</StatusDot>,
          },
          ...(isOn
            ? [
                { name: text('enrolledAt'), value: <MomentText at={enrolledAt} /> },
                { name: text('recoveryCodes'), value: text('codesLeft', { n: left }) },
              ]
            : []),
        ]}
      />
      <div className="row wrap">
        <Button type={isOn ? 'default' : 'primary'} loading={factor.isBeginning} onClick={factor.begin}>
          {text(isOn ? 'enrolAnew' : 'enrol')}
        </Button>
        {isOn && (
          <Button loading={factor.isRenewing} onClick={factor.renew}>
            {text('renewCodes')}
          </Button>
        )}
        {isOn && !isRequired && (
          <Button danger onClick={factor.remove}>
            {text('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
