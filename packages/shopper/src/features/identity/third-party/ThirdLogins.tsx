import { MessageCircle } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { look, Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { useProviders } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';
import { useOpenThird } from './third.ts';

/** Logins by accounts elsewhere, as far as they work in this browser; consent is asked for first here too. */
export function ThirdLogins({ mayGo }: { mayGo: () => Promise<boolean> }) {
  const t = useIdentityStrings();
  const { data } = useProviders();
  const opening = useOpenThird('login');
  const usable = data?.rows.filter(({ inside_only }) => !inside_only || isInWechat) ?? [];
  return usable.map(({ provider, name }) => (
    <Button
      key={provider}
      look="line"
      size="block"
      busy={opening.busy}
      onClick={async () => {
        if (await mayGo()) opening.open(provider);
      }}
    >
      <Row as="span" gap={2}>
        <Icon as={MessageCircle} size={20} className={look({ tone: 'success' })} />
        {t('loginBy', { name })}
      </Row>
    </Button>
  ));
}
