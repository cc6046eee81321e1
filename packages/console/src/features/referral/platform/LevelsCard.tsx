import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { toBarPercent, toLevels } from '../growth.view.ts';
import { usePointsOverview } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import styles from './growth.module.css';
import { type EditProps, SettingNumber } from './SettingNumber.tsx';

/** From which growth on each level begins, what it earns, and how many people have it. */
export function LevelsCard(edit: EditProps) {
  const text = useReferralText();
  const people = usePointsOverview().data?.levels ?? [];
  const find = (name: string) => edit.settings.find((setting) => setting.name === name);
  return (
    <Card ruled flush title={text('levelsCard')} aside={<span className="muted">{text('levelsHint')}</span>}>
      <DataTable
        label={text('levelsCard')}
        rows={toLevels(edit.settings, edit.draft)}
        rowKey={({ level }) => level}
        empty={null}
        columns={[
          { title: text('level'), render: (_, { level }) => `Lv.${level}` },
          {
            title: text('levelFrom'),
            render: (_, { level }) => {
              const setting = find(`points.level_${level}_from`);
              return setting ? <SettingNumber {...edit} setting={setting} bare /> : 0;
            },
          },
          {
            title: text('levelRate'),
            render: (_, { level }) => {
              const setting = find(`points.level_${level}_rate`);
              return setting && <SettingNumber {...edit} setting={setting} bare />;
            },
          },
          {
            title: text('levelPeople'),
            render: (_, { level }) => {
              const count = people.find((one) => one.level === level)?.people ?? 0;
              return (
                <span className={styles.track}>
                  <span className={styles.line} aria-hidden="true">
                    <span className={styles.bar} style={{ width: `${toBarPercent(count, people)}%` }} />
                  </span>
                  {count}
                </span>
              );
            },
          },
        ]}
      />
    </Card>
  );
}
