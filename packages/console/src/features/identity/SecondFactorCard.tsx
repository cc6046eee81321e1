import type { CallOut } from '@chengji/contract';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { Facts } from '../../design/layout/Facts.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import type { Area } from '../../kernel/session.ts';
import { type Enrolment, EnrolPanel } from './EnrolPanel.tsx';
import { useIdentityText } from './identity-text.ts';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Security = CallOut<'GET /seller/auth/security'>;
type Props = { area: Area; account: string; security: Security };

const fewCodes = 3;

/** The own second factor: set up, changed, or switched off. */
export function SecondFactorCard({ area, account, security }: Props) {
  const text = useIdentityText();
  const { modal, message } = App.useApp();
  const begin = useBeginSecondFactor(area);
  const renew = useRenewRecoveryCodes(area);
  const remove = useRemoveSecondFactor(area);
  const confirm = useConfirmSecondFactor(area);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const {
    enrolled_at: enrolledAt,
    is_required: isRequired,
    recovery_codes_left: left,
  } = security.second_factor;

  const handleBegin = () => begin.mutate({}, { onSuccess: setEnrolment });
  const handleRenew = () => renew.mutate({}, { onSuccess: ({ recovery_codes }) => setCodes(recovery_codes) });
  async function handleConfirm(code: string) {
    const { recovery_codes } = await confirm(code);
    setEnrolment(undefined);
    setCodes(recovery_codes);
  }
  const handleRemove = () =>
    modal.confirm({
      title: text('removeTitle'),
      content: text('removeBody'),
      okText: text('remove'),
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync({}).then(
          () => void message.success(text('removed')),
          () => undefined,
        ),
    });

  if (codes) {
    return (
      <Card title={text('codesTitle')}>
        <RecoveryCodes
          codes={codes}
          account={account}
          action={text('codesSaved')}
          onDone={() => setCodes(undefined)}
        />
      </Card>
    );
  }
  if (enrolment) {
    return (
      <Card title={text('enrolTitle')}>
        <EnrolPanel
          enrolment={enrolment}
          onConfirm={handleConfirm}
          onCancel={() => setEnrolment(undefined)}
        />
      </Card>
    );
  }
  const isOn = enrolledAt !== null;
  return (
    <Card title={text('secondFactor')}>
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
          <Button type={isOn ? 'default' : 'primary'} loading={begin.isPending} onClick={handleBegin}>
            {text(isOn ? 'enrolAnew' : 'enrol')}
          </Button>
          {isOn && (
            <Button loading={renew.isPending} onClick={handleRenew}>
              {text('renewCodes')}
            </Button>
          )}
          {isOn && !isRequired && (
            <Button danger onClick={handleRemove}>
              {text('remove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
