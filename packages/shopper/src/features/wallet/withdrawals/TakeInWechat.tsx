import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { toast } from '../../../kernel/toast.ts';
import { takeMoneyInApp } from '../../../kernel/wechat/ask-app.ts';
import { useWalletStrings } from '../strings.ts';

type TakeInWechatProps = { params: Record<string, string>; onEnd: () => void };

/** Money on its way to WeChat waits until the person takes it, which only WeChat's own page can do. */
export function TakeInWechat({ params, onEnd }: TakeInWechatProps) {
  const t = useWalletStrings();
  const take = async () => {
    if ((await takeMoneyInApp(params)) === 'failed') toast(t('notTaken'), 'fault');
    onEnd();
  };
  return (
    <Box above={4} inset="page">
      {isInWechat ? (
        <Button size="block" onClick={take}>
          {t('takeInWechat')}
        </Button>
      ) : (
        <Text as="p" size={13} tone={2}>
          {t('takeElsewhere')}
        </Text>
      )}
    </Box>
  );
}
