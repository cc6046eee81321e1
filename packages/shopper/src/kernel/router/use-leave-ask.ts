import { use, useEffect, useRef } from 'react';
import { ask } from '../modal.ts';
import { cover, leavePage } from './navigation.ts';
import { TopPageContext } from './page-context.ts';

/** Going back from what was changed and not saved asks first, by this text or in the page's own way; `leavePage` does not. */
export function useLeaveAsk(isChanged: boolean, asking: string | (() => Promise<boolean>)): void {
  const isOnTop = use(TopPageContext);
  const handleBack = async () => {
    if (await (typeof asking === 'string' ? ask(asking) : asking())) leavePage();
  };
  const latest = useRef(handleBack);
  latest.current = handleBack;
  useEffect(() => {
    if (!isChanged || !isOnTop) return;
    return cover(() => void latest.current());
  }, [isChanged, isOnTop]);
}
