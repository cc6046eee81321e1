/** What SRS calls a connection, as a live knows its encoder. */
const prefix = 'srs/';

export const toClient = (clientId: string): string => `${prefix}${clientId}`;
export const isOfSrs = (client: string): boolean => client.startsWith(prefix);
