import type { DemoAccount } from '@chengji/contract/identity/identity.calls';
import {
  CodeXml,
  ExternalLink,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { Icon } from '../../design/pictures/Icon.tsx';
import { useDemoAccounts, useLogin } from '../../features/identity/index.ts';
import { useInit } from '../../kernel/session/init.ts';
import { finishLogin } from '../../kernel/session/session.ts';
import { useUser } from '../../kernel/session/user-store.ts';
import styles from './desktop.module.css';
import { useDesktopStrings } from './strings.ts';

/** The console's login page logs these in by itself. */
const staff = {
  seller: { icon: Store, href: './console/seller/login?demo' },
  platform: { icon: ShieldCheck, href: './console/platform/login?demo' },
};

/** In a demo market: its three ways in, the console and the description of its calls. */
export function DemoCard() {
  const t = useDesktopStrings();
  const { data } = useDemoAccounts();
  if (!useInit().data?.appConfig.demo) return null;
  return (
    <section className={styles.card}>
      <h2>{t('demo')}</h2>
      {data?.rows.map((account) =>
        account.kind === 'shopper' ? (
          <ShopperLogin key={account.kind} {...account} />
        ) : (
          <Outward key={account.kind} {...staff[account.kind]} name={t(account.kind)} />
        ),
      )}
      <Outward icon={LayoutDashboard} href="./console/" name={t('console')} />
      <Outward icon={CodeXml} href="./api/docs" name={t('calls')} />
    </section>
  );
}

/** One click, and the phone beside it is theirs; who is logged in already stays. */
function ShopperLogin({ account, password }: DemoAccount) {
  const t = useDesktopStrings();
  const { isLogin } = useUser((store) => store.user);
  const login = useLogin((answer) => finishLogin(answer));
  return (
    <button
      type="button"
      className={styles.link}
      disabled={isLogin || login.isPending}
      onClick={() => login.mutate({ account, password, agree: true })}
    >
      <Icon as={LogIn} size={20} />
      {t(isLogin ? 'loggedIn' : 'shopper')}
    </button>
  );
}

const Outward = ({ icon, href, name }: { icon: LucideIcon; href: string; name: string }) => (
  <a className={styles.link} href={href} target="_blank" rel="noreferrer">
    <Icon as={icon} size={20} />
    {name}
    <Icon as={ExternalLink} size={16} />
  </a>
);
