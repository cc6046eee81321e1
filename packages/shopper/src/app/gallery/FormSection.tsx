import { Languages, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Rating } from '../../design/commerce/Rating.tsx';
import { Stars } from '../../design/commerce/Stars.tsx';
import { Check } from '../../design/inputs/Check.tsx';
import { DigitsField } from '../../design/inputs/DigitsField.tsx';
import { Field } from '../../design/inputs/Field.tsx';
import { ImagePicker } from '../../design/inputs/ImagePicker.tsx';
import { RadioGroup } from '../../design/inputs/RadioGroup.tsx';
import { Stepper } from '../../design/inputs/Stepper.tsx';
import { Switch } from '../../design/inputs/Switch.tsx';
import { TextArea } from '../../design/inputs/TextArea.tsx';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { Cell } from '../../design/layout/Cell.tsx';
import { Row, Stack } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';

const nothing = () => {};

export function FormSection() {
  const [mobile, setMobile] = useState('138 0571 6029');
  const [number, setNumber] = useState(2);
  const [score, setScore] = useState(4);
  const [isOn, setOn] = useState(true);
  const [channel, setChannel] = useState('balance');
  const [digits, setDigits] = useState('246');
  const [urls, setUrls] = useState<string[]>([]);
  return (
    <>
      <SectionCard title="Field">
        <Stack gap={3}>
          <Field
            label="手机号"
            value={mobile}
            onChange={(event) => setMobile(event.target.value)}
            onClear={() => setMobile('')}
          />
          <Field
            label="请输入验证码"
            error="验证码不正确"
            end={
              <TextButton brand onPress={nothing}>
                获取验证码
              </TextButton>
            }
          />
          <Field label="密码" type="password" size="m" />
          <Field label="收货人" labelShown size="m" />
          <DigitsField label="支付密码" length={6} value={digits} error="" hidden onChange={setDigits} />
          <TextArea label="说说它好在哪里" count={0} maxLength={500} />
          <ImagePicker urls={urls} most={9} onChange={setUrls} />
        </Stack>
      </SectionCard>
      <SectionCard title="Control">
        <Row row="between">
          <Check checked={isOn} onChange={setOn}>
            我已阅读并同意
          </Check>
          <Check label="全选" checked={false} onChange={nothing} />
          <Switch label="通知" on={isOn} onChange={setOn} />
        </Row>
        <Row row="between" above={3}>
          <Stepper value={number} onChange={setNumber} max={9} />
          <Stepper value={number} size="l" onChange={setNumber} />
          <Stars score={4} />
        </Row>
        <Rating label="描述相符" score={score} onChange={setScore} />
      </SectionCard>
      <SectionCard flush>
        <Cell icon={MapPin} label="收货地址" value="杭州市西湖区" onPress={nothing} />
        <Cell icon={Languages} label="语言" value="中文" onPress={nothing} />
        <Cell label="版本" value="1.1.11" />
        <RadioGroup
          label="支付方式"
          options={[
            { key: 'balance', label: '余额支付' },
            { key: 'wechat', label: '微信支付' },
          ]}
          on={channel}
          onChange={setChannel}
        />
      </SectionCard>
    </>
  );
}
