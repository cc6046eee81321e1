import { App } from 'antd';
import { useFaultReport } from '../../kernel/use-call.ts';

type Asked = {
  title: string;
  /** On the button, where the title is a question. */
  okText?: string;
  /** What comes of it. */
  body: string;
  doneText: string;
  act: () => Promise<unknown>;
  onDone: () => void;
};

/** Asks before something final is done, says what came of it or why not, and goes on. */
export function useFinalAct(): (asked: Asked) => void {
  const { message, modal } = App.useApp();
  const report = useFaultReport();
  return ({ title, okText = title, body, doneText, act, onDone }) =>
    void modal.confirm({
      title,
      content: body,
      okText,
      onOk: async () => {
        try {
          await act();
          void message.success(doneText);
          onDone();
        } catch (error) {
          report(error);
        }
      },
    });
}
