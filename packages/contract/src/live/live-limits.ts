/** How much a live may hold; free of zod, so that clients use it as it is. */
export const liveLimits = { title: 40, notice: 200, say: 100, goods: 50 } as const;
