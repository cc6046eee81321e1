import { DatePicker, Select, Tag } from 'antd';
import dayjs from 'dayjs';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import type { Area } from '../../../kernel/session.ts';
import { type AuditFilters, areas } from '../audit.view.ts';
import { usePlatformText } from '../platform-text.ts';
import { subjectName, subjects } from '../subject-name.ts';

type Props = { area: Area; filters: AuditFilters; onChange: (change: Partial<AuditFilters>) => void };

const toDay = (text: string) => (Number(text) > 0 ? dayjs.unix(Number(text)) : null);

export function AuditFilterBar({ area, filters, onChange }: Props) {
  const text = usePlatformText();
  return (
    <FilterBar
      keyword={filters.keyword}
      placeholder={text('auditSearch')}
      onSearch={(keyword) => onChange({ keyword })}
    >
      <DatePicker.RangePicker
        aria-label={text('from')}
        placeholder={[text('from'), text('to')]}
        value={[toDay(filters.from), toDay(filters.to)]}
        onChange={(days) =>
          onChange({
            from: days?.[0] ? String(days[0].startOf('day').unix()) : '',
            to: days?.[1] ? String(days[1].endOf('day').unix()) : '',
          })
        }
      />
      {area === 'platform' && (
        <Select
          aria-label={text('area')}
          value={filters.area}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: text('areaAll') },
            ...areas.map((value) => ({ value, label: text(`area_${value}`) })),
          ]}
          onChange={(value) => onChange({ area: value })}
        />
      )}
      <Select
        aria-label={text('subject')}
        value={filters.subject}
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: '', label: text('subjectAll') },
          ...subjects.map((value) => ({ value: value as string, label: subjectName(text, value) })),
        ]}
        onChange={(subject) => onChange({ subject })}
      />
      {filters.staff && (
        <Tag closable onClose={() => onChange({ staff: '', name: '' })}>
          {text('onlyOf', { name: filters.name || filters.staff })}
        </Tag>
      )}
    </FilterBar>
  );
}
