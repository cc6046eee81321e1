import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useIdentityText } from './identity-text.ts';

type Credentials = { account: string; password: string };

export function PasswordForm({ onSend }: { onSend: (credentials: Credentials) => Promise<void> }) {
  const text = useIdentityText();
  const [isBusy, setBusy] = useState(false);
  const handleFinish = async (credentials: Credentials) => {
    setBusy(true);
    await onSend(credentials);
    setBusy(false);
  };
  return (
    <Form<Credentials> layout="vertical" requiredMark={false} onFinish={handleFinish}>
      <Form.Item
        name="account"
        label={text('account')}
        rules={[{ required: true, message: text('accountMissing') }]}
      >
        <Input size="large" autoComplete="username" autoFocus maxLength={64} />
      </Form.Item>
      <Form.Item
        name="password"
        label={text('password')}
        rules={[{ required: true, message: text('passwordMissing') }]}
      >
        <Input.Password size="large" autoComplete="current-password" maxLength={64} />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {text('login')}
      </Button>
    </Form>
  );
}
