import { Archive, type LucideIcon, SquarePen, Store, Video } from 'lucide-react';
import { useEffect } from 'react';
import { Text } from '../../../../design/layout/primitives.ts';
import { IconTile } from '../../../../design/pictures/IconTile.tsx';
import type { Tone } from '../../../../design/pictures/tone.ts';
import { go } from '../../../../kernel/router/navigation.ts';
import { listKept, openDrafts, useDrafts } from '../../publishing/store/drafts.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

type OwnToolsProps = { asShop: number | null; onShops: (() => void) | null };
type Tool = { icon: LucideIcon; tone: Tone; label: string; badge?: number; onPress: () => void };

/** Publishing, the drafts on this phone, and the shops one works for. */
export function OwnTools({ asShop, onShops }: OwnToolsProps) {
  const t = usePeopleStrings();
  const drafts = listKept(useDrafts((state) => state.drafts));
  useEffect(() => void openDrafts(), []);
  const shop = asShop === null ? {} : { shop_id: asShop };
  const [latest] = drafts;
  const tools: Tool[] = [
    {
      icon: SquarePen,
      tone: 'peach',
      label: t('publish'),
      onPress: () => go('pages/apps/find/user/add', { kind: 'other', ...shop }),
    },
    {
      icon: Video,
      tone: 'sky',
      label: t('publishVideo'),
      onPress: () => go('pages/apps/find/user/add', { kind: 'video', ...shop }),
    },
    {
      icon: Archive,
      tone: 'mint',
      label: t('drafts'),
      badge: drafts.length,
      onPress: () => go('pages/apps/find/user/add', latest ? { draft: latest.id } : {}),
    },
    ...(onShops ? [{ icon: Store, tone: 'lilac', label: t('shops'), onPress: onShops } as const] : []),
  ];
  return (
    <div className={styles.tools}>
      {tools.map(({ icon, tone, label, badge, onPress }) => (
        <button key={label} type="button" className={styles.tool} onClick={onPress}>
          <IconTile icon={icon} tone={tone} size={48} badge={badge ?? 0} />
          <Text size={12} lines={1}>
            {label}
          </Text>
        </button>
      ))}
    </div>
  );
}
