import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDesignText } from './design-text.ts';

/** What was typed and not saved is not left without asking; what was just saved is. */
export function useStaying(isTouched: boolean): void {
  const text = useDesignText();
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ nextLocation }) => isTouched && (nextLocation.state as { isSaved?: true } | null)?.isSaved !== true,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const asked = modal.confirm({
      title: text('leaveTitle'),
      okText: text('leave'),
      cancelText: text('stay'),
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => asked.destroy();
  }, [blocker, modal, text]);
  useEffect(() => {
    if (!isTouched) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isTouched]);
}
