import type { CallOut, Campaign } from '@chengji/contract';
import { useState } from 'react';
import { Cell } from '../../../../design/layout/Cell.tsx';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { useGroupStrings } from '../../strings.ts';
import { OpenTeams } from '../../teams/OpenTeams.tsx';
import { furthestPaid } from '../campaign.view.ts';
import { LadderCard } from '../LadderCard.tsx';
import { RulesSheet } from '../RulesSheet.tsx';

type GroupGoods = CallOut<'GET /wanlshop/groups/goods'>;

type CampaignSectionProps = {
  campaign: Campaign;
  groups: GroupGoods | undefined;
  onJoin: (teamId: number) => void;
};

/** Below the head of a goods that groups buy: its ladder, its rules, and the teams one can join. */
export function CampaignSection({ campaign, groups, onJoin }: CampaignSectionProps) {
  const t = useGroupStrings();
  const [isReading, setReading] = useState(false);
  const handleRules = () => setReading(true);
  return (
    <>
      {campaign.kind === 'ladder' && (
        <LadderCard tiers={campaign.tiers} paid={furthestPaid(groups?.teams ?? [])} onRules={handleRules} />
      )}
      {groups && groups.teams.length > 0 && (
        <OpenTeams tiers={campaign.tiers} groups={groups} onJoin={onJoin} />
      )}
      {campaign.kind === 'ordinary' && (
        <SectionCard flush>
          <Cell label={t('rulesTitle')} value={t('rulesShort')} onPress={handleRules} />
        </SectionCard>
      )}
      <RulesSheet
        open={isReading}
        kind={campaign.kind}
        autoForm={campaign.auto_form}
        onClose={() => setReading(false)}
      />
    </>
  );
}
