type Page<Row> = { rows: Row[]; next: string | null };

/** All rows of a list; `after` holds the cursor from the second page on. */
export async function everyPage<Row>(
  ask: (after: { cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: { cursor?: string } = {}; ; ) {
    const page = await ask(after);
    rows.push(...page.rows);
    if (page.next === null) return rows;
    after = { cursor: page.next };
  }
}
