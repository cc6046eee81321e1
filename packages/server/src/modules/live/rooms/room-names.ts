/** Who watches a live. */
export const viewersRoom = (liveId: number): string => `live:${liveId}`;
/** Who hosts it, and the platform's staff: they see all of it, and are no viewers. */
export const hostsRoom = (liveId: number): string => `live_host:${liveId}`;

const prefixes = { viewers: viewersRoom(0).slice(0, -1), hosts: hostsRoom(0).slice(0, -1) };

/** What the lives have in common that rooms of this kind are of. */
export const roomPrefix = (kind: keyof typeof prefixes): string => prefixes[kind];

export const toLiveId = (room: string): number => Number(room.slice(room.indexOf(':') + 1));
