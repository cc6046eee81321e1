import { create } from 'zustand';

/** Numbers on the tab bar that another capability counts. */
export const useBadges = create<{ cart: number }>(() => ({ cart: 0 }));

export const setCartBadge = (cart: number) => useBadges.setState({ cart });
