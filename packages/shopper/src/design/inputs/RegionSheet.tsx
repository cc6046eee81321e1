import type { CallOut } from '@chengji/contract';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../feedback/Sheet.tsx';
import styles from '../layout/cell.module.css';
import { look, Text } from '../layout/primitives.ts';
import { Tabs } from '../navigation/Tabs.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';

type Province = CallOut<'GET /wanlshop/address/regions'>['rows'][number];
type Named = { code: string; name: string };
type Node = Named & { children?: readonly Node[] };

type RegionSheetProps = {
  open: boolean;
  regions: readonly Province[];
  onClose: () => void;
  onChoose: (province: Named, city: Named, district: Named) => void;
};

/** Province, city and district, one after another; the last choice closes the sheet. */
export function RegionSheet({ open, regions, onClose, onChoose }: RegionSheetProps) {
  const t = useDesignStrings();
  const [path, setPath] = useState<readonly Node[]>([]);
  const [level, setLevel] = useState(0);

  const rows = path.slice(0, level).reduce<readonly Node[]>((_, chosen) => chosen.children ?? [], regions);
  const handleChoose = (chosen: Node) => {
    const next = [...path.slice(0, level), chosen];
    setPath(next);
    if (chosen.children?.length) return setLevel(level + 1);
    const [province, city = province, district = city] = next;
    if (province && city && district) onChoose(province, city, district);
  };
  const steps = [...path.map((chosen) => chosen.name), ...(level >= path.length ? [t('pleaseChoose')] : [])];
  return (
    <Sheet open={open} title={t('chooseRegion')} onClose={onClose}>
      <Tabs
        label={t('chooseRegion')}
        tabs={steps.map((label, index) => ({ key: String(index), label }))}
        on={String(level)}
        onChange={(key) => setLevel(Number(key))}
      />
      {rows.map((row) => {
        const isOn = row.code === path[level]?.code;
        return (
          <button
            key={row.code}
            type="button"
            className={styles.cell}
            aria-pressed={isOn}
            onClick={() => handleChoose(row)}
          >
            <Text grow>{row.name}</Text>
            {isOn && <Icon as={Check} size={18} className={look({ tone: 'brand' })} />}
          </button>
        );
      })}
    </Sheet>
  );
}
