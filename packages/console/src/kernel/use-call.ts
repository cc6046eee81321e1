import { createCallHooks } from '@chengji/client-kit/react';
import { App } from 'antd';
import { call } from './calls.ts';
import { faultText } from './faults.ts';

/** Reports why something failed. */
export function useFaultReport(): (error: unknown) => void {
  const { message } = App.useApp();
  return (error) => void message.error(faultText(error));
}

export const { useCall, useListCall, useSend } = createCallHooks({
  call,
  useFaultReport,
  waitsForChanges: true,
});
