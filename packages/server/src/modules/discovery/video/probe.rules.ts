/** How long a video may be. */
export const leastSeconds = 3;
export const mostSeconds = 300;
