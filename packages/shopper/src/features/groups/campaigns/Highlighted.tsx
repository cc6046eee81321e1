import { look } from '../../../design/layout/primitives.ts';
/** A sentence with its number or price set off from the rest. */
export function Highlighted({ text, mark, className }: { text: string; mark: string; className?: string }) {
  const at = text.indexOf(mark);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b className={className ?? look({ tone: 'brand', num: true })}>{mark}</b>
      {text.slice(at + mark.length)}
    </>
  );
}
