import '../commerce/goods.css';
import { Skeleton } from '../feedback/Skeleton.tsx';

const heights = [
  [228, 182],
  [182, 228],
];

/** Four loading cards. */
export function WaterfallSkeleton() {
  return (
    <div className="flow">
      {heights.map((column) => (
        <div key={column.join()}>
          {column.map((height) => (
            <div key={height} className="gcard">
              <Skeleton height={height} radius={0} />
              <div className="gcard__b">
                <Skeleton width="92%" height={14} />
                <Skeleton width="60%" height={14} gap={8} />
                <Skeleton width={72} height={20} gap={14} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
