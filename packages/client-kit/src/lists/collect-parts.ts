type Part = { next: string | null };

/** Every part of what comes in parts: each answer says where the next goes on. */
export async function collectParts<P extends Part>(
  ask: (cursor: string | undefined) => Promise<P>,
): Promise<P[]> {
  const parts: P[] = [];
  let cursor: string | undefined;
  do {
    const part: P = await ask(cursor);
    parts.push(part);
    cursor = part.next ?? undefined;
  } while (cursor);
  return parts;
}
