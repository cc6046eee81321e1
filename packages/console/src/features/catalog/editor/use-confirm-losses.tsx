import { App } from 'antd';
import { useCatalogText } from '../catalog-text.ts';
import { type Losses, losesAnything } from '../losses.ts';

/** Says what a save would not keep; answers whether it is saved all the same. */
export function useConfirmLosses(): (losses: Losses) => Promise<boolean> {
  const text = useCatalogText();
  const { modal } = App.useApp();
  return async (losses) => {
    if (!losesAnything(losses)) return true;
    const { pictures, wasPrices, params } = losses;
    const named = wasPrices.map((values) => values.join(' / ') || text('single'));
    return modal.confirm({
      title: text('lossesTitle'),
      content: (
        <ul className="stack">
          {pictures > 0 && <li>{text('lossPictures', { n: pictures })}</li>}
          {named.length > 0 && <li>{text('lossWasPrices', { names: named.join(text('listComma')) })}</li>}
          {params.length > 0 && <li>{text('lossParams', { names: params.join(text('listComma')) })}</li>}
        </ul>
      ),
      okText: text('saveWithout'),
      cancelText: text('keepEditing'),
    });
  };
}
