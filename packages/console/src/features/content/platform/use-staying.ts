import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useContentText } from '../content-text.ts';

/** What was typed and not saved is not left without asking; what was just saved is. */
export function useStaying(isTouched: boolean, title: string): void {
  const text = useContentText();
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ nextLocation }) => isTouched && (nextLocation.state as { isSaved?: true } | null)?.isSaved !== true,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      title,
      okText: text('leave'),
      cancelText: text('stay'),
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => asked.destroy();
  }, [blocker, modal, title, text]);
  useEffect(() => {
    if (!isTouched) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isTouched]);
}
