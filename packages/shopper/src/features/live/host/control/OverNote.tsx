import type { HostedLive } from '@chengji/contract';
import { Button } from '../../../../design/inputs/Button.tsx';
import { look, Row, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { go } from '../../../../kernel/router/navigation.ts';
import { useHostStrings } from '../strings.ts';

/** It is over: by whom, and where its figures are. */
export function OverNote({ live: { id, cut_reason } }: { live: HostedLive }) {
  const t = useHostStrings();
  return (
    <SectionCard>
      <Row row="between" gap={3}>
        <div className={look({ grow: true })}>
          <Text as="p" size={15} bold tone={cut_reason ? 'danger' : undefined}>
            {t(cut_reason ? 'cut' : 'ended')}
          </Text>
          {cut_reason && (
            <Text as="p" size={13} tone={2}>
              {t('cutReason', { reason: cut_reason })}
            </Text>
          )}
        </div>
        <Button size="s" look="line" onClick={() => go('pages/page/end_live', { id })}>
          {t('seeFigures')}
        </Button>
      </Row>
    </SectionCard>
  );
}
