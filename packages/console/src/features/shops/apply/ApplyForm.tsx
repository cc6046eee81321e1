import type { ShopApplication } from '@chengji/contract';
import { Button, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { faultText } from '../../../kernel/faults.ts';
import { appliedTypes } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';
import { saveApplication, uploadLogo } from './applicant.ts';
import styles from './apply.module.css';
import { hasDocuments, nothingTyped, sentForm, type Typed, typedFrom } from './apply.view.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { PictureField } from './PictureField.tsx';

type Props = { application: ShopApplication | null; onDone: () => Promise<void> };

const accountShape = /^[A-Za-z0-9_.-]{4,32}$/;

/** All that is asked of who wants a shop. */
export function ApplyForm({ application, onDone }: Props) {
  const text = useShopsText();
  const [form] = Form.useForm<Typed>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useUnsavedChanges(isChanged && !isBusy);
  const type = Form.useWatch('type', form) ?? application?.type ?? nothingTyped.type;

  async function handleFinish(typed: Typed) {
    setBusy(true);
    setRefusal(undefined);
    try {
      await saveApplication(sentForm(typed));
      await onDone();
    } catch (error) {
      setRefusal(faultText(error));
      setBusy(false);
    }
  }

  const line = (name: keyof Typed, label: string, max: number, min = 2) => (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: true, whitespace: true, min, message: text('missing', { field: label }) }]}
    >
      <Input maxLength={max} />
    </Form.Item>
  );

  return (
    <Form<Typed>
      form={form}
      layout="vertical"
      initialValues={application ? typedFrom(application) : nothingTyped}
      onValuesChange={() => setChanged(true)}
      onFinish={(values) => void handleFinish(values)}
      scrollToFirstError
    >
      {application?.reason && <Note tone="warning">{application.reason}</Note>}
      <Form.Item name="type" label={text('type')}>
        <Segmented
          aria-label={text('type')}
          options={appliedTypes.map((value) => ({ value, label: text(`type_${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="logo" label={text('logo')} rules={[{ required: true, message: text('logoMissing') }]}>
        <PictureField name={text('logo')} send={uploadLogo} />
      </Form.Item>
      <div className={styles.pair}>
        {line('name', text('name'), 30)}
        {line('name_en', text('nameEn'), 60)}
        {line('city', text('city'), 30, 1)}
        {line('city_en', text('cityEn'), 60, 1)}
      </div>
      {line('business', text('business'), 100)}
      {type !== 'personal' && line('company', text('company'), 60)}
      <div className={styles.pair}>
        {line('licence_no', text(type === 'personal' ? 'idNumber' : 'licenceNumber'), 32, 4)}
        {line('contact', text('contact'), 32)}
        <Form.Item
          name="account"
          label={text('account')}
          rules={[{ required: true, pattern: accountShape, message: text('accountWrong') }]}
        >
          <Input maxLength={32} autoComplete="username" />
        </Form.Item>
        <Form.Item
          name="password"
          label={text('password')}
          rules={[{ required: true, min: 6, message: text('passwordWrong') }]}
        >
          <Input.Password maxLength={64} autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="intro" label={`${text('intro')} (${text('optional')})`}>
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
        <Form.Item name="intro_en" label={`${text('introEn')} (${text('optional')})`}>
          <Input.TextArea maxLength={600} autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
      </div>
      <Form.Item
        name="documents"
        label={text('documents')}
        dependencies={['type']}
        required
        rules={[
          {
            validator: (_, documents: Typed['documents']) =>
              hasDocuments({ type, documents })
                ? Promise.resolve()
                : Promise.reject(new Error(text('documentsMissing'))),
          },
        ]}
      >
        <DocumentsField type={type} />
      </Form.Item>
      {refusal && <Note tone="error">{refusal}</Note>}
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {text(application ? 'submitAgain' : 'submit')}
      </Button>
    </Form>
  );
}
