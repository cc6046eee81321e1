import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useModal } from '../../kernel/modal.ts';

const fetchDialog = async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./ModalHost.tsx')).ModalHost };
  } catch {
    return { default: BrowserQuestion };
  }
};

/** Where it could not be fetched, the browser asks instead. */
const ModalHost = lazy(fetchDialog);

/** The dialog of `ask()`: fetched behind the first screen, so that a question needs no network. */
export function QuestionHost() {
  useEffect(() => void fetchDialog(), []);
  const isAsked = useModal((modal) => modal.asked.length > 0);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <ModalHost />
      </Suspense>
    )
  );
}

function BrowserQuestion() {
  const asked = useModal((modal) => modal.asked[0]);
  useEffect(() => asked?.answer(window.confirm(asked.text)), [asked]);
  return null;
}
