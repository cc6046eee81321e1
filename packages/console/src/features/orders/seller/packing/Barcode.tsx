import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef } from 'react';
import styles from './packing.module.css';

const bars = { format: 'CODE128', displayValue: false, margin: 0, height: 10, width: 1 };

/** A number for a scanner; the number itself stands beside it. */
export function Barcode({ number }: { number: string }) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    JsBarcode(svg.current, number, bars);
  }, [number]);
  return <svg ref={svg} className={styles.barcode} preserveAspectRatio="none" aria-hidden="true" />;
}
