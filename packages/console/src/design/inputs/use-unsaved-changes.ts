import { App } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDesignText } from '../design-text.ts';

/** Every form on screen that holds something unsaved: a page may have one below a drawer with another. */
const changed = new Set<symbol>();

/** While `isChanged`, the browser asks before it leaves the console, or loads it anew. */
export function useBrowserQuestion(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isChanged]);
}

/**
 * Nothing typed is lost: while `isChanged`, leaving the page or the browser asks first. Answers what a drawer
 * or dialog closes with, which asks as well. What was just saved goes on with `{ state: { isSaved: true } }`.
 */
export function useUnsavedChanges(isChanged: boolean): (close: () => void) => void {
  const text = useDesignText();
  const { modal } = App.useApp();
  useBrowserQuestion(isChanged);
  useEffect(() => {
    if (!isChanged) return;
    const form = Symbol();
    changed.add(form);
    return () => {
      changed.delete(form);
    };
  }, [isChanged]);
  // a router asks one blocker alone, the last: so each of them answers for all forms
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.size > 0 &&
      // a list below a dialog keeps its filters in the address: to change them is not to leave
      currentLocation.pathname !== nextLocation.pathname &&
      (nextLocation.state as { isSaved?: true } | null)?.isSaved !== true,
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
  return (close) => {
    if (!isChanged) return close();
    modal.confirm({
      title: text('leaveTitle'),
      okText: text('leave'),
      cancelText: text('stay'),
      onOk: close,
    });
  };
}
