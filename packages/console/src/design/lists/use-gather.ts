import { useState } from 'react';
import { useFaultReport } from '../../kernel/use-call.ts';

type Page<Row> = { rows: readonly Row[]; next: string | null };

/** Reads all that a list's filters find, page by page, until there are `most`; says what failed. */
export function useGather<Input extends object, Row extends { id: number }>(
  read: (input: Input & { page: number; limit: number }) => Promise<Page<Row>>,
  most: number,
) {
  const [isGathering, setGathering] = useState(false);
  const report = useFaultReport();
  async function gather(input: Input): Promise<Row[]> {
    const found = new Map<number, Row>();
    setGathering(true);
    try {
      for (let page = 1; found.size < most; page += 1) {
        const { rows, next } = await read({ ...input, page, limit: 100 });
        for (const row of rows) found.set(row.id, row);
        if (next === null) break;
      }
    } catch (error) {
      report(error);
      throw error;
    } finally {
      setGathering(false);
    }
    return [...found.values()];
  }
  return { gather, isGathering };
}
