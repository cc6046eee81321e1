import type { CallOut } from '@chengji/contract';
import { upload } from '../../kernel/calls/call.ts';
import { refresh, useCall, useSend } from '../../kernel/calls/use-call.ts';
import { loadUser } from '../../kernel/session/session.ts';

const sessions = 'GET /wanlshop/user/sessions';
const closing = 'GET /wanlshop/user/closing';
const bindings = 'GET /wanlshop/third/bindings';

export const useSessions = () => useCall(sessions, {}, { freshMs: 0 });
export const useEndSession = (onDone: () => void) =>
  useSend('POST /wanlshop/user/session/end', { changes: [sessions], onDone });
export const useEndOthers = (onDone: (ended: number) => void) =>
  useSend('POST /wanlshop/user/session/end_others', {
    changes: [sessions],
    onDone: ({ ended }) => onDone(ended),
  });

export const useClosing = () => useCall(closing, {}, { freshMs: 0 });
export const useCloseAccount = (onFault: Parameters<typeof useSend>[1]) =>
  useSend('POST /wanlshop/user/close', { ...onFault, changes: [closing] });
export const useCancelClosing = (onDone: () => void) =>
  useSend('POST /wanlshop/user/keep', { changes: [closing], onDone });

export const useBindings = () => useCall(bindings, {}, { freshMs: 0 });
export const reloadBindings = () => refresh(bindings);

export const useSignIns = () => useCall('GET /wanlshop/user/sign_ins', {}, { freshMs: 0 });

/** The person as the market has them now, after a change that answers nothing. */
export const reloadPerson = () => void loadUser();

export const uploadPortrait = (picture: Blob) =>
  upload('POST /wanlshop/common/upload', picture, 'portrait.jpg');
export const useSaveAvatar = (onDone: (saved: CallOut<'POST /wanlshop/user/save'>) => void) =>
  useSend('POST /wanlshop/user/save', { onDone });
