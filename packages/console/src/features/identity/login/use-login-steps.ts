import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { faultText } from '../../../kernel/faults.ts';
import { type Area, keepSession, type Session } from '../../../kernel/session.ts';
import type { Enrolment } from '../EnrolPanel.tsx';
import { beginEnrolment, confirmEnrolment, logIn, passSecondFactor } from '../queries.ts';
import { useDemoLogin } from './use-demo-login.ts';
import { wayBack } from './way-back.ts';

type Step =
  | { kind: 'password' }
  | { kind: 'reset' }
  | { kind: 'code'; ticket: string }
  | { kind: 'enrol'; ticket: string; enrolment: Enrolment }
  | { kind: 'codes'; session: Session; codes: readonly string[] };

/** The steps of a login: which one it is at, why the market refused the last one, and what goes on to the next. */
export function useLoginSteps(area: Area) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [refusal, setRefusal] = useState<string>();

  async function enter(session: Session) {
    // a session that the market ended leaves behind what was read in it
    queries.clear();
    keepSession(area, session);
    await navigate(wayBack(area, params.get('from')), { replace: true });
  }
  /** A refusal is shown above the form. */
  const showRefusal = (error: unknown) => setRefusal(faultText(error));
  async function sendPassword(credentials: { account: string; password: string }) {
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
  const reset = () => setStep({ kind: 'reset' });

  useDemoLogin(area, params.has('demo'), (found) => sendPassword(found).catch(showRefusal));
  return { step, refusal, showRefusal, sendPassword, passCode, enrol, enter, startAgain, reset };
}

export type LoginSteps = ReturnType<typeof useLoginSteps>;
