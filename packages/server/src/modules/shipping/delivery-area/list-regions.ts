import { type Region, regions } from './region.rules.ts';

export const listRegions = async (): Promise<{ rows: Region[] }> => ({ rows: [...regions] });
