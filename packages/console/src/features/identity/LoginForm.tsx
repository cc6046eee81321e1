import { Button, Form, Input } from 'antd';
import { ShieldCheck, Store } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LanguageSwitch } from '../../design/LanguageSwitch.tsx';
import { Note } from '../../design/Note.tsx';
import { causeOf } from '../../kernel/failure.ts';
import { type Area, keepSession, type Session } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import '../../design/area-mark.css';
import './login.css';
import { wayBack } from './way-back.ts';

type Credentials = { account: string; password: string };
type Props = { area: Area; onLogin: (credentials: Credentials) => Promise<Session> };

/** The door of an area; after it the person is where they were going. */
export function LoginForm({ area, onLogin }: Props) {
  const text = useIdentityText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isSeller = area === 'seller';

  async function handleFinish(credentials: Credentials) {
    setBusy(true);
    setRefusal(undefined);
    try {
      keepSession(area, await onLogin(credentials));
      await navigate(wayBack(area, params.get('from')), { replace: true });
    } catch (error) {
      setRefusal(causeOf(error));
      setBusy(false);
    }
  }

  return (
    <main className="login">
      <div className="login-language">
        <LanguageSwitch />
      </div>
      <div className="login-sheet">
        <span className={`area-mark area-mark-${area}`}>{isSeller ? <Store /> : <ShieldCheck />}</span>
        <h1>{text(isSeller ? 'sellerWelcome' : 'platformWelcome')}</h1>
        <p className="muted">{text(isSeller ? 'sellerHint' : 'platformHint')}</p>
        {params.has('ended') && !refusal && <Note tone="warning">{text('loggedOut')}</Note>}
        {refusal && <Note tone="error">{refusal}</Note>}
        <Form<Credentials>
          layout="vertical"
          requiredMark={false}
          onFinish={handleFinish}
          className="login-form"
        >
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
        {isSeller && (
          <Link className="row-link small" to="/apply">
            {text('apply')}
          </Link>
        )}
        <Link className="quiet-link small" to={isSeller ? '/platform/login' : '/seller/login'}>
          {text(isSeller ? 'toPlatform' : 'toSeller')}
        </Link>
      </div>
    </main>
  );
}
