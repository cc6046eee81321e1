import { use, useEffect, useRef } from 'react';
import { ask } from '../modal.ts';
import { back, cover } from './navigation.ts';
import { TopPageContext } from './page-context.ts';

/**
 * Going back from what was changed and not saved asks first, by this text or in the page's own way; answers how to go
 * back without being asked.
 */
export function useLeaveAsk(isChanged: boolean, asking: string | (() => Promise<boolean>)): () => void {
  const isOnTop = use(TopPageContext);
  const uncover = useRef(() => {});
  const leave = () => {
    uncover.current();
    back();
  };
  const handleBack = async () => {
    if (await (typeof asking === 'string' ? ask(asking) : asking())) leave();
  };
  const latest = useRef(handleBack);
  latest.current = handleBack;
  useEffect(() => {
    if (!isChanged || !isOnTop) return;
    uncover.current = cover(() => void latest.current());
    return () => uncover.current();
  }, [isChanged, isOnTop]);
  return leave;
}
