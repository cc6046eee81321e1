/** `12`, `12.5`, `¥1,200` as a person types it, to money text; undefined when it is none. */
export function parseMoneyInput(typed: string): string | undefined {
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(typed.replace(/[¥,\s]/g, ''));
  return match?.[1] ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : undefined;
}
