import { Tag } from 'antd';
import { ListDates } from '../../../design/lists/ListDates.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import type { Area } from '../../../kernel/session.ts';
import { actions, areas } from '../audit.view.ts';
import { usePlatformText } from '../platform-text.ts';
import type { useAudit } from '../queries.ts';
import { subjectName, subjects } from '../subject-name.ts';

type Props = { area: Area; list: ReturnType<typeof useAudit> };

export function AuditFilters({ area, list }: Props) {
  const text = usePlatformText();
  const { staff_id } = list.input;
  return (
    <>
      <ListDates list={list} />
      {area === 'platform' && (
        <ListSelect
          list={list}
          name="area"
          label={text('area')}
          any={text('areaAll')}
          options={areas}
          toText={(value) => text(`area_${value}`)}
        />
      )}
      <ListSelect
        list={list}
        name="action"
        label={text('action')}
        any={text('actionAll')}
        options={actions}
        toText={(action) => text(`action_${action}`)}
      />
      <ListSelect
        list={list}
        name="subject"
        label={text('subject')}
        any={text('subjectAll')}
        options={subjects}
        toText={(subject) => subjectName(text, subject)}
        isSearchable
      />
      {staff_id && (
        <Tag closable onClose={() => list.change({ staff_id: undefined, name: '' })}>
          {text('onlyOf', { name: list.own.name || staff_id })}
        </Tag>
      )}
    </>
  );
}
