import { faultText } from '../../../kernel/calls/faults.ts';
import { useSend } from '../../../kernel/calls/use-call.ts';

const lists = ['GET /wanlshop/find/list', 'GET /wanlshop/find/own'] as const;

export const useDeletePost = (onDone: () => void) =>
  useSend('POST /wanlshop/find/delete', { changes: [...lists, 'GET /wanlshop/find/user'], onDone });

export const useAnswerDecision = (onDone: () => void, onFault: (text: string) => void) =>
  useSend('POST /wanlshop/find/answer', {
    changes: ['GET /wanlshop/find/details', 'GET /wanlshop/find/own'],
    onDone,
    onFault: (error) => onFault(faultText(error)),
  });
