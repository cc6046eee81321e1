import type { ComplaintTarget, ComplaintType } from '@chengji/contract';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { useComplaintStrings } from '../strings.ts';

type TargetTabsProps = {
  targets: readonly ComplaintTarget[];
  on: ComplaintType;
  onChange: (type: ComplaintType) => void;
};

/** What one may complain about instead, such as the shop of a goods. */
export function TargetTabs({ targets, on, onChange }: TargetTabsProps) {
  const t = useComplaintStrings();
  if (targets.length < 2) return null;
  return (
    <Tabs
      label={t('about')}
      tabs={targets.map(({ type }) => ({ key: type, label: t(`type.${type}`) }))}
      on={on}
      onChange={onChange}
      even
    />
  );
}
