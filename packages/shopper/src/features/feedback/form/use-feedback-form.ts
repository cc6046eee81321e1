import { CallError } from '@chengji/client-kit';
import type { Feedback } from '@chengji/contract';
import { useState } from 'react';
import { describeLastFault, reportFault } from '../../../kernel/calls/faults.ts';
import { APP_VERSION } from '../../../kernel/constants.ts';
import { blank, type Field, findFaults, toField, toInput, type Written } from '../feedback.view.ts';
import { useSubmit } from '../queries.ts';
import { useFeedbackStrings } from '../strings.ts';
import { drafts } from './drafts.ts';

const name = 'app';

export type Faults = { [F in Field]?: string };

/** Feedback being written. What was written stays until the market has it. */
export function useFeedbackForm(isLogin: boolean, onDone: (feedback: Feedback) => void) {
  const t = useFeedbackStrings();
  const [written, setWritten] = useState<Written>(() => drafts.find(name) ?? blank);
  const [faults, setFaults] = useState<Faults>({});
  const sending = useSubmit(
    (feedback) => {
      drafts.forget(name);
      onDone(feedback);
    },
    (fault) => {
      const field = fault instanceof CallError ? toField(fault.field) : null;
      if (field) setFaults({ [field]: fault.message });
      reportFault(fault);
    },
  );
  return {
    written,
    faults,
    isBusy: sending.isPending,
    set(change: Partial<Written>) {
      const next = { ...written, ...change };
      setWritten(next);
      drafts.save(name, next);
      setFaults({});
    },
    submit() {
      const found = Object.entries(findFaults(written)).map(([field, fault]) => [field, t(fault)]);
      setFaults(Object.fromEntries(found));
      if (found.length > 0 || sending.isPending) return;
      sending.mutate(toInput(written, { version: APP_VERSION, fault: describeLastFault(), isLogin }));
    },
  };
}
