import { Button } from 'antd';

type SaveButtonProps = {
  /** Of `useEditorForm`. */
  form: { isChanged: boolean; isValid: boolean; isSending: boolean; submit: () => Promise<unknown> };
  children: string;
};

/** Sends a form that is changed and valid. */
export const SaveButton = ({ form, children }: SaveButtonProps) => (
  <Button
    type="primary"
    disabled={!form.isChanged || !form.isValid}
    loading={form.isSending}
    onClick={() => void form.submit()}
  >
    {children}
  </Button>
);
