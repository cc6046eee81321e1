import type { ComponentProps, ReactNode } from 'react';
import { useUser } from '../../kernel/session/user-store.ts';
import { Page } from '../navigation/Page.tsx';
import { LoginFirst } from './LoginFirst.tsx';

type MembersOnlyProps = ComponentProps<typeof LoginFirst> & {
  ground?: 'page' | 'white';
  children: ReactNode;
};

/** A page of one's own, which asks a visitor to log in first. */
export function MembersOnly({ ground = 'page', children, ...invitation }: MembersOnlyProps) {
  const isLogin = useUser(({ user }) => user.isLogin);
  if (isLogin) return children;
  return (
    <Page ground={ground}>
      <LoginFirst {...invitation} />
    </Page>
  );
}
