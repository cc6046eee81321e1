import { Field } from '../../../design/inputs/Field.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';
import { AccountFormEnd } from './AccountFormEnd.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The person’s own WeChat, which is paid under their real name. */
export function WechatForm() {
  const t = useWalletStrings();
  const accountForm = useAccountForm('wechat');
  return (
    <Form onSubmit={() => void accountForm.submit()}>
      <SectionCard className={styles.fields}>
        <Field
          {...accountForm.field('name')}
          label={t('wechatName')}
          labelShown
          placeholder={t('wechatNameHint')}
          autoComplete="name"
          maxLength={40}
        />
      </SectionCard>
      <AccountFormEnd form={accountForm} phoneHint={t('wechatPhoneHint')} />
    </Form>
  );
}
