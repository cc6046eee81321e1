import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogText } from '../catalog-text.ts';
import { useChangeGoodsState, useCopyGoods, useDeleteGoods } from '../queries.ts';
import { AssignCategoriesModal } from './AssignCategoriesModal.tsx';
import { SkusDrawer } from './SkusDrawer.tsx';

export type GoodsActions = {
  putState: (ids: number[], state: 'on' | 'off') => void;
  changeSkus: (ids: number[]) => void;
  copy: (id: number) => void;
  assign: (ids: number[]) => void;
  remove: (ids: number[]) => void;
  drawer: ReactNode;
};

/** What a seller does with goods from their list, one or many; `onDone` after what changes them. */
export function useGoodsActions(onDone: () => void): GoodsActions {
  const text = useCatalogText();
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const changeState = useChangeGoodsState();
  const copy = useCopyGoods();
  const deleteGoods = useDeleteGoods();
  const [opened, setOpened] = useState<number[]>();
  const [assigned, setAssigned] = useState<number[]>();

  const put = async (ids: number[], state: 'on' | 'off') => {
    const { changed } = await changeState.mutateAsync({ ids, state });
    void message.success(text('changed', { n: changed }));
    onDone();
  };
  return {
    putState(ids, state) {
      if (state === 'on') return void put(ids, state).catch(() => {}); // the call has shown why
      modal.confirm({
        title: text('offTitle', { n: ids.length }),
        content: text('offBody'),
        okText: text('takeOff'),
        onOk: () => put(ids, state),
      });
    },
    changeSkus: setOpened,
    assign: setAssigned,
    copy: (id) =>
      copy.mutate(
        { id },
        {
          onSuccess: (made) => {
            void message.success(text('copied'));
            void navigate(`/seller/goods/${made.id}`);
          },
        },
      ),
    remove: (ids) =>
      modal.confirm({
        title: text('deleteTitle', { n: ids.length }),
        content: text('deleteBody'),
        okText: text('delete'),
        okButtonProps: { danger: true },
        onOk: async () => {
          const { deleted } = await deleteGoods.mutateAsync({ ids });
          void message.success(text('deleted', { n: deleted }));
          onDone();
        },
      }),
    drawer: (
      <>
        {opened && (
          <SkusDrawer
            ids={opened}
            onClose={() => {
              setOpened(undefined);
              onDone();
            }}
          />
        )}
        {assigned && (
          <AssignCategoriesModal
            ids={assigned}
            onClose={() => setAssigned(undefined)}
            onDone={() => {
              setAssigned(undefined);
              onDone();
            }}
          />
        )}
      </>
    ),
  };
}
