import { create } from 'zustand';

/** One question of a modal; absent texts are the usual ones: 提示, 确定, 取消. */
export type Question = {
  text: string;
  title?: string;
  confirm?: string;
  cancel?: string;
  /** Only one button: something to know, not to decide. */
  notice?: boolean;
};

type Asked = Question & { answer: (yes: boolean) => void };

/** Questions queue: the first is shown. */
export const useModal = create<{ asked: readonly Asked[] }>(() => ({ asked: [] }));

/** Asks, and resolves to whether the person confirmed. */
export function ask(question: Question | string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      ...(typeof question === 'string' ? { text: question } : question),
      answer: (yes) => {
        useModal.setState((modal) => ({ asked: modal.asked.filter((other) => other !== asked) }));
        resolve(yes);
      },
    };
    useModal.setState((modal) => ({ asked: [...modal.asked, asked] }));
  });
}

/** Shows a message that must be read; resolves once it was. */
export const tell = (question: Omit<Question, 'notice'>) => ask({ ...question, notice: true });
