import { showMoney } from '@chengji/client-kit/money-display';
import type { PayChannel } from '@chengji/contract';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { usePaymentStrings } from '../strings.ts';
import { ChannelIcon } from './ChannelIcon.tsx';
import styles from './ChannelList.module.css';

type Channel = {
  channel: PayChannel;
  name: string;
  enabled: boolean;
  /** Why it cannot be used; else empty. */
  note: string;
  balance: string | null;
};

type ChannelListProps = {
  rows: readonly Channel[];
  on: PayChannel | null;
  onChange: (channel: PayChannel) => void;
};

/** The payment channels; one that cannot be used says why. */
export function ChannelList({ rows, on, onChange }: ChannelListProps) {
  const t = usePaymentStrings();
  const getNote = ({ channel, balance }: Channel) =>
    channel === 'balance'
      ? t('note.balance', { balance: showMoney(balance ?? '0.00') })
      : t(`note.${channel}`);
  const options = rows.map((row) => ({
    key: row.channel,
    disabled: !row.enabled,
    label: (
      <Row as="span" gap={3} className={styles.option} data-off={row.enabled ? undefined : ''}>
        <ChannelIcon channel={row.channel} />
        <Box as="span" grow>
          <Row as="span" gap={2} size={15}>
            {row.name}
            {row.note && <Tag>{row.note}</Tag>}
          </Row>
          <Text size={12} tone={3}>
            {getNote(row)}
          </Text>
        </Box>
      </Row>
    ),
  }));
  return (
    <SectionCard flush>
      <RadioGroup label={t('channels')} options={options} on={on} onChange={onChange} />
    </SectionCard>
  );
}
