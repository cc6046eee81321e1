import { CallError } from '@chengji/client-kit';
import type { Complaint, ComplaintType } from '@chengji/contract';
import { useState } from 'react';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { blank, type Faults, findFaults, type Written } from '../complaint.view.ts';
import { useSubmit } from '../queries.ts';
import { drafts } from './drafts.ts';

/** A complaint being written. What was written stays until the market has it. */
export function useComplaintForm(type: ComplaintType, id: number, onDone: (complaint: Complaint) => void) {
  const name = `${type} ${id}`;
  const [written, setWritten] = useState<Written>(() => drafts.find(name) ?? blank);
  const [faults, setFaults] = useState<Faults>({});
  const sending = useSubmit(
    (complaint) => {
      drafts.forget(name);
      onDone(complaint);
    },
    (fault) => {
      if (fault instanceof CallError && fault.key === 'complaints.reason_unknown')
        setFaults({ reason: 'missing.reason' });
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
      const found = findFaults(written);
      setFaults(found);
      if (Object.keys(found).length > 0 || sending.isPending) return;
      const { reason, content, images } = written;
      sending.mutate({ type, target_id: id, reason, content: content.trim(), images });
    },
  };
}
