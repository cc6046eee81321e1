import { toPageAddress } from '../../kernel/sandbox-page.ts';
import { toast } from '../../kernel/toast.ts';
import { payInApp } from '../../kernel/wechat/ask-app.ts';
import { type ChannelParams, getNextStep } from './channel.view.ts';
import { usePaymentStrings } from './strings.ts';

/** Goes on at the channel's page or in WeChat, and says when the payment did not go through there. */
export function useChannelStep(): (params: ChannelParams | undefined) => Promise<void> {
  const t = usePaymentStrings();
  return async (params) => {
    const step = getNextStep(params);
    if (step.kind === 'page') return location.assign(toPageAddress(step.url));
    const result = step.kind === 'app' ? await payInApp(step.params) : 'failed';
    if (result !== 'done') toast(t(result), 'fault');
  };
}
