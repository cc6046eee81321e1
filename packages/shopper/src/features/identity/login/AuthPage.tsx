import type { ReactNode } from 'react';
import { Form } from '../../../design/inputs/Form.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import styles from './AuthPage.module.css';

type AuthPageProps = {
  title: ReactNode;
  hint?: ReactNode;
  /** Above the title, such as the picture of the login page. */
  above?: ReactNode;
  nav?: ReactNode;
  onSubmit?: () => void;
  children: ReactNode;
};

/** The white page with a warm gradient of every login step. */
export function AuthPage({ title, hint, above, nav, onSubmit, children }: AuthPageProps) {
  return (
    <Page ground="white" wash nav={nav ?? <NavBar look="clear" title="" />}>
      <Form className={styles.form} onSubmit={() => onSubmit?.()}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {hint && (
          <Text as="p" size={14} tone={2} above={1}>
            {hint}
          </Text>
        )}
        <Stack gap={3} className={styles.fields}>
          {children}
        </Stack>
      </Form>
    </Page>
  );
}
