import type { Team } from '@chengji/contract';
import { useState } from 'react';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { RulesSheet } from '../campaigns/RulesSheet.tsx';
import { useGroupStrings } from '../strings.ts';

/** The rules, when it ships, and the own order in it. */
export function TeamFacts({ team }: { team: Team }) {
  const t = useGroupStrings();
  const [isReading, setReading] = useState(false);
  const { mine } = team;
  return (
    <SectionCard flush>
      <Cell label={t('rulesTitle')} value={t('rulesShort')} onPress={() => setReading(true)} />
      <Cell
        label={t('shipTime')}
        value={<Text tone={1}>{t('shipsWithin', { hours: team.ship_within_hours })}</Text>}
      />
      {mine && (
        <Cell
          label={t('myOrder')}
          value={mine.paid ? t('seeOrder') : t('unpaid')}
          onPress={() => go('pages/apps/groups/order/details', { id: mine.order_id })}
        />
      )}
      <RulesSheet
        open={isReading}
        kind={team.kind}
        autoForm={team.auto_form}
        onClose={() => setReading(false)}
      />
    </SectionCard>
  );
}
