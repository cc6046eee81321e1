import { App } from 'antd';
import { useState } from 'react';
import type { Area } from '../../kernel/session.ts';
import type { Enrolment } from './EnrolPanel.tsx';
import { useIdentityText } from './identity-text.ts';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
} from './queries.ts';

/** What is done with the own second factor; new recovery codes are kept until they were seen. */
export function useSecondFactor(area: Area) {
  const text = useIdentityText();
  const { modal, message } = App.useApp();
  const begin = useBeginSecondFactor(area);
  const renew = useRenewRecoveryCodes(area);
  const remove = useRemoveSecondFactor(area);
  const confirm = useConfirmSecondFactor(area);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  return {
    enrolment,
    codes,
    isBeginning: begin.isPending,
    isRenewing: renew.isPending,
    begin: () => begin.mutate({}, { onSuccess: setEnrolment }),
    cancel: () => setEnrolment(undefined),
    async confirm(code: string): Promise<void> {
      const { recovery_codes } = await confirm(code);
      setEnrolment(undefined);
      setCodes(recovery_codes);
    },
    renew: () => renew.mutate({}, { onSuccess: ({ recovery_codes }) => setCodes(recovery_codes) }),
    forgetCodes: () => setCodes(undefined),
    remove: () =>
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
      }),
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
