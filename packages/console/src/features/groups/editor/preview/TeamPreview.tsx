import { Plus, UserRound } from 'lucide-react';
import { useGroupsText } from '../../groups-text.ts';

const mostFaces = 4;

/** A team of one size: who is there, and how many it still wants. */
export function TeamPreview({ people, lacking }: { people: number; lacking: number }) {
  const text = useGroupsText();
  return (
    <div className="phone-panel row between">
      <span className="phone-faces" aria-hidden="true">
        {Array.from({ length: Math.min(people, mostFaces) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats are alike and never move
          <span key={at} className="phone-face">
            <UserRound />
          </span>
        ))}
        {lacking > 0 && (
          <span className="phone-face phone-face-open">
            <Plus />
          </span>
        )}
      </span>
      <span className="small">{lacking > 0 ? text('lacking', { n: lacking }) : text('formed')}</span>
    </div>
  );
}
