import type { Team } from '@chengji/contract';
import { StepsToCome } from '../../../design/progress/StepsToCome.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useGroupStrings } from '../strings.ts';
import { toTeamSteps } from './team.view.ts';

/** What happens to an open team by itself, and when. */
export function TeamSteps({ team }: { team: Team }) {
  const t = useGroupStrings();
  const { showShortMoment } = useTimeDisplay();
  const steps = toTeamSteps(team);
  if (steps.length === 0) return null;
  return (
    <StepsToCome
      title={t('nextTitle')}
      hint={t('nextHint')}
      steps={steps.map(({ event, at, otherwise }, index) => ({
        key: event,
        name: t(`step.${event}`),
        when: at === null ? t('onceFormed') : t('until', { time: showShortMoment(at) }),
        otherwise: t(`otherwise.${otherwise}`),
        isCurrent: index === 0,
      }))}
    />
  );
}
