/** How freely videos may be fetched, as the phone and its network say. */
type Connection = { saveData?: boolean; effectiveType?: string };

const getConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** The person asked for little data: nothing is fetched before they press. */
export const savesData = (): boolean => getConnection().saveData === true;

/** On a slow network the one that is watched has all of it. */
export const mayPreload = (): boolean => !savesData() && !/2g/.test(getConnection().effectiveType ?? '');
