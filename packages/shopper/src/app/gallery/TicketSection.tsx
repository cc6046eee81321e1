import { Ticket } from '../../design/commerce/Ticket.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Stack, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';

const looks = ['brand', 'ship', 'vip', 'off'] as const;

export function TicketSection() {
  return (
    <SectionCard title="Ticket">
      <Stack gap={2}>
        {looks.map((look) => (
          <Ticket
            key={look}
            look={look}
            value={
              <Text as="b" size={20}>
                ¥30
              </Text>
            }
          >
            <Text grow size={13}>
              满 300 可用
            </Text>
            <Button size="s" look="soft">
              领取
            </Button>
          </Ticket>
        ))}
      </Stack>
      <Stack gap={2} above={3}>
        {looks.map((look) => (
          <Ticket
            key={look}
            look={look}
            mini
            value={
              <Text as="b" size={17}>
                ¥30
              </Text>
            }
          >
            <Text grow size={12}>
              满 300 可用
            </Text>
          </Ticket>
        ))}
      </Stack>
    </SectionCard>
  );
}
