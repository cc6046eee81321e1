import { useState } from 'react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Button } from '../../../../design/inputs/Button.tsx';
import { DigitsField } from '../../../../design/inputs/DigitsField.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { Link } from '../../../../design/navigation/Link.tsx';
import { Avatar } from '../../../../design/pictures/avatars/Avatar.tsx';
import { ask } from '../../../../kernel/modal.ts';
import { useUser } from '../../../../kernel/session/user-store.ts';
import { toast } from '../../../../kernel/toast.ts';
import { useLinkShop, useUnlinkShop } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

const DIGITS = 8;
const LOGO = 40;

/** The shops one works for: linked by a code of their console, and unlinked. */
export function ShopsSheet({ onClose }: { onClose: () => void }) {
  const t = usePeopleStrings();
  const { shops } = useUser(({ user }) => user);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const link = useLinkShop((name) => {
    setCode('');
    toast(t('linked', { name }), 'done');
  }, setFault);
  const unlink = useUnlinkShop(() => toast(t('unlinked'), 'done'));
  const handleUnlink = async (id: number, name: string) => {
    if (!unlink.isPending && (await ask(t('unlinkAsk', { name })))) unlink.mutate({ id });
  };
  const handleChange = (digits: string) => {
    setFault('');
    setCode(digits);
  };
  const foot = (
    <Button
      size="block"
      disabled={code.length < DIGITS}
      busy={link.isPending}
      onClick={() => link.mutate({ code })}
    >
      {t('link')}
    </Button>
  );
  return (
    <Sheet open title={t('linkTitle')} onClose={onClose} foot={foot}>
      <Box inset="page">
        {shops.map(({ id, name, logo, rights }) => (
          <Row key={id} gap={3} className={styles.linked}>
            <Link
              to="pages/apps/find/user"
              params={{ kind: 'shop', id }}
              className={styles.linkedShop}
              onPress={onClose}
            >
              <Avatar url={logo} name={name} size={LOGO} shop />
              <Box as="span" grow>
                <Text size={15} lines={1}>
                  {name}
                </Text>
                <Text size={12} tone={3}>
                  {t(rights.includes('posts.write') ? 'canPost' : 'noRights')}
                </Text>
              </Box>
            </Link>
            <Button size="s" look="line" onClick={() => void handleUnlink(id, name)}>
              {t('unlink')}
            </Button>
          </Row>
        ))}
        <Text as="p" size={13} tone={2} className={styles.linkHint}>
          {t('linkHint')}
        </Text>
        <DigitsField label={t('code')} length={DIGITS} value={code} error={fault} onChange={handleChange} />
      </Box>
    </Sheet>
  );
}
