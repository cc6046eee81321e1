import { maskMobile } from '@chengji/client-kit/mobile-display';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useAccountStrings } from '../strings.ts';
import { HoldNote } from './HoldNote.tsx';
import type { Part } from './security.view.ts';

/** How the account is guarded, each row a step into the security centre. */
export function SecurityScreen() {
  const t = useAccountStrings();
  const { mobile, has_password, has_pay_password } = useUser((state) => state.user);
  const state = (isSet: boolean) => t(isSet ? 'isSet' : 'notSet');
  const groups: [Part, string][][] = [
    [
      ['mobile', maskMobile(mobile)],
      ['password', state(has_password)],
      ['payPassword', state(has_pay_password)],
    ],
    [
      ['devices', ''],
      ['signIns', ''],
      ['third', ''],
    ],
    [['close', '']],
  ];
  return (
    <Page>
      <Box above={2}>
        <HoldNote />
        {groups.map((rows) => (
          <SectionCard flush key={rows[0]?.[0]}>
            {rows.map(([part, value]) => (
              <Cell
                key={part}
                label={t(part)}
                value={value}
                onPress={() => go('pages/user/setting/securityCenter', { part })}
              />
            ))}
          </SectionCard>
        ))}
      </Box>
    </Page>
  );
}
