import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { EditorForm } from './use-editor-form.ts';

type Props = {
  /** What is done, on the button. */
  action: string;
  form: Pick<EditorForm, 'isSending' | 'submit'>;
  children: ReactNode;
};

/** A form that stands by itself: sent by the button below it, or by Enter, and then says what is missing. */
export function SubmitForm({ action, form, children }: Props) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      <Button type="primary" htmlType="submit" size="large" block loading={form.isSending}>
        {action}
      </Button>
    </form>
  );
}
