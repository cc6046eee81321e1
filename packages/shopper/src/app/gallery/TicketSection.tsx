import { Ticket } from '../../design/commerce/Ticket.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { SectionCard } from '../../design/layout/SectionCard.tsx';

const looks = ['brand', 'ship', 'vip', 'off'] as const;

export function TicketSection() {
  return (
    <SectionCard title="Ticket">
      <div className="col g-2">
        {looks.map((look) => (
          <Ticket key={look} look={look} value={<b className="t20">¥30</b>}>
            <span className="grow t13">满 300 可用</span>
            <Button size="s" look="soft">
              领取
            </Button>
          </Ticket>
        ))}
      </div>
      <div className="col g-2 mt-3">
        {looks.map((look) => (
          <Ticket key={look} look={look} mini value={<b className="t17">¥30</b>}>
            <span className="grow t12">满 300 可用</span>
          </Ticket>
        ))}
      </div>
    </SectionCard>
  );
}
