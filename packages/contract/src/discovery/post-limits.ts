/** How much a post may hold; free of zod, so that clients use it as it is. */
export const postLimits = { title: 40, content: 2_000, images: 9, goods: 8 } as const;
