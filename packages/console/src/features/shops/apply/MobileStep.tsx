import { useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { useShopsText } from '../shops-text.ts';
import { enter, sendCode } from './applicant.ts';

type Values = { mobile: string; code: string; agree: boolean };

const mobileShape = /^1[3-9]\d{9}$/;

/** An applicant proves their mobile number by a code; the decision is sent to it. */
export function MobileStep() {
  const text = useShopsText();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [waits, setWaits] = useState(0);

  useEffect(() => {
    if (waits <= 0) return;
    const timer = setTimeout(() => setWaits(waits - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waits]);

  async function askCode() {
    setRefusal(undefined);
    try {
      const { mobile } = await form.validateFields(['mobile']);
      setWaits((await sendCode(mobile)).seconds);
    } catch (error) {
      if (error instanceof Error) setRefusal(faultText(error));
    }
  }

  async function handleFinish({ mobile, code }: Values) {
    setBusy(true);
    setRefusal(undefined);
    try {
      queries.removeQueries({ queryKey: ['GET /wanlshop/apply/info'] });
      await enter(mobile, code);
    } catch (error) {
      setRefusal(faultText(error));
      setBusy(false);
    }
  }

  return (
    <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={handleFinish}>
      {refusal && <Note tone="error">{refusal}</Note>}
      <Form.Item
        name="mobile"
        label={text('mobile')}
        rules={[{ required: true, pattern: mobileShape, message: text('mobileWrong') }]}
      >
        <Input size="large" inputMode="numeric" autoComplete="tel-national" maxLength={11} />
      </Form.Item>
      <Form.Item label={text('code')} htmlFor="code" required>
        <div className="row">
          <Form.Item
            noStyle
            name="code"
            rules={[{ required: true, pattern: /^\d{6}$/, message: text('codeWrong') }]}
          >
            <Input id="code" size="large" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
          </Form.Item>
          <Button size="large" disabled={waits > 0} onClick={() => void askCode()}>
            {waits > 0 ? text('codeWait', { n: waits }) : text('getCode')}
          </Button>
        </div>
      </Form.Item>
      <Form.Item
        name="agree"
        valuePropName="checked"
        rules={[
          {
            validator: (_, isAgreed: boolean) =>
              isAgreed ? Promise.resolve() : Promise.reject(new Error(text('agreeMissing'))),
          },
        ]}
      >
        <Checkbox>{text('agree')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {text('next')}
      </Button>
    </Form>
  );
}
