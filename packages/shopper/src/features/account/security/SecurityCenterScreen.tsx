import type { ReactNode } from 'react';
import { Box } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useAccountStrings } from '../strings.ts';
import { Bindings } from './Bindings.tsx';
import { ChangeMobile } from './ChangeMobile.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangePayPassword } from './ChangePayPassword.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { Devices } from './Devices.tsx';
import { SignIns } from './SignIns.tsx';
import { type Part, parsePart } from './security.view.ts';

const contents: Record<Part, () => ReactNode> = {
  mobile: ChangeMobile,
  password: ChangePassword,
  payPassword: ChangePayPassword,
  devices: Devices,
  signIns: SignIns,
  third: Bindings,
  close: CloseAccount,
};

/** One part at a time: the number, a password, the devices, accounts elsewhere, or the end of the account. */
export function SecurityCenterScreen() {
  const t = useAccountStrings();
  const part = parsePart(useParams('pages/user/setting/securityCenter').part);
  const Content = contents[part];
  return (
    <Page title={t(part)}>
      <Box above={2}>
        <Content />
      </Box>
    </Page>
  );
}
