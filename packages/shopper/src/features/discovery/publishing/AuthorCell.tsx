import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { listShopsToPostAs } from './post-draft.view.ts';
import { usePublishingStrings } from './strings.ts';

const MYSELF = 'myself';

type AuthorCellProps = { asShop: number | null; onChange: (asShop: number | null) => void };

/** As whom it is published, where one may write for a shop. */
export function AuthorCell({ asShop, onChange }: AuthorCellProps) {
  const t = usePublishingStrings();
  const [isOpen, setOpen] = useState(false);
  const { nickname, shops } = useUser(({ user }) => user);
  const own = listShopsToPostAs(shops);
  const shop = own.find(({ id }) => id === asShop);
  if (own.length === 0) return null;
  const myself = t('asMyself', { name: nickname });
  const handleChoose = (key: string) => {
    onChange(key === MYSELF ? null : Number(key));
    setOpen(false);
  };
  return (
    <>
      <Cell label={t('as')} value={shop?.name ?? myself} onPress={() => setOpen(true)} />
      <Sheet open={isOpen} title={t('as')} onClose={() => setOpen(false)}>
        <RadioGroup
          label={t('as')}
          options={[
            { key: MYSELF, label: myself },
            ...own.map(({ id, name }) => ({ key: String(id), label: name })),
          ]}
          on={shop ? String(shop.id) : MYSELF}
          onChange={handleChoose}
        />
      </Sheet>
    </>
  );
}
