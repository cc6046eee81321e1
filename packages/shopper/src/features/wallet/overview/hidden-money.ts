import { useState } from 'react';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { readStored, store } from '../../../kernel/storage.ts';

/** Whether the figures are hidden from those who look over a shoulder; kept on this device. */
export function useHiddenMoney() {
  const [isHidden, setHidden] = useState(() => readStored(STORAGE_KEY.hiddenMoney) === true);
  const toggle = () => {
    store(STORAGE_KEY.hiddenMoney, !isHidden);
    setHidden(!isHidden);
  };
  return { isHidden, toggle };
}
