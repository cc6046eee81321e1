/** Public API of payments: the payment password, and how money is paid in by a channel. */
export { pickChannel } from './channel.view.ts';
export { ChannelList } from './components/ChannelList.tsx';
export { PasswordSheet } from './components/PasswordSheet.tsx';
export { SetPassword } from './components/SetPassword.tsx';
export { refreshMoney, usePaymentStatus } from './queries.ts';
export { useChannelStep } from './use-channel-step.ts';
