import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
import cellsStyles from '../../design/tables/cells.module.css';
import { MomentText } from '../../design/values/MomentText.tsx';
import { Money } from '../../design/values/Money.tsx';
import { KindTag, StatusDot } from '../../design/values/StatusDot.tsx';
import { TwoLines } from '../../design/values/TwoLines.tsx';
import type { Language } from '../../kernel/language.ts';
import type { Area } from '../../kernel/session.ts';
import { titleIn, worthText } from './coupon-words.ts';
import styles from './coupons.module.css';
import { type Coupon, canChange, canStop, couponTones, percentText, typeTones } from './coupons.view.ts';
import type { CouponsText } from './coupons-text.ts';

type Columns = {
  area: Area;
  text: CouponsText;
  language: Language;
  /** Without them the role may only look. */
  acts: { onStop: (coupon: Coupon) => void; onDelete: (coupon: Coupon) => void } | undefined;
};

export function couponsColumns({ area, text, language, acts }: Columns): TableColumnsType<Coupon> {
  return [
    {
      title: text('coupons'),
      render: (_, row) => (
        <span className={`${cellsStyles.cellTwo} ${styles.couponName}`}>
          <Link className="ellipsis strong" to={`/${area}/coupons/${row.id}`} title={titleIn(language, row)}>
            {titleIn(language, row)}
          </Link>
          <span className="row wrap">
            <KindTag tone={typeTones[row.type]}>{text(`type_${row.type}`)}</KindTag>
            <span>{worthText(row, text, language)}</span>
          </span>
        </span>
      ),
    },
    ...(area === 'platform'
      ? [
          {
            title: text('issuer'),
            render: (_: unknown, { shop }: Coupon) => shop?.name ?? text('market'),
          },
        ]
      : []),
    {
      title: text('state'),
      render: (_, { state }) => <StatusDot tone={couponTones[state]}>{text(`state_${state}`)}</StatusDot>,
    },
    {
      title: text('received'),
      align: 'right',
      render: (_, row) => (
        <Two first={row.received.toLocaleString('en')}>
          {text('ofTotal', { total: row.total.toLocaleString('en') })}
        </Two>
      ),
    },
    {
      title: text('used'),
      align: 'right',
      render: (_, row) => (
        <Two first={row.used.toLocaleString('en')}>
          {row.received > 0 && text('usedRate', { rate: percentText(row.used / row.received) })}
        </Two>
      ),
    },
    {
      title: text('discounted'),
      align: 'right',
      render: (_, row) => <Money amount={row.discounted} />,
    },
    {
      title: text('sales'),
      align: 'right',
      render: (_, row) => <Money amount={row.sales} />,
    },
    {
      title: text('receiving'),
      render: (_, row) => (
        <Two first={<MomentText at={row.receive_from} />}>
          {row.receive_to === null ? text('always') : <MomentText at={row.receive_to} />}
        </Two>
      ),
    },
    actionsColumn((row) => (
      <>
        <Link className="quiet-link" to={`/${area}/coupons/${row.id}`}>
          {text(acts && canChange(area, row) ? 'edit' : 'view')}
        </Link>
        {acts && (
          <>
            <Link className="quiet-link" to={`/${area}/coupons/new?from=${row.id}`}>
              {text('copy')}
            </Link>
            {canStop(row) && <LinkButton onPress={() => acts.onStop(row)}>{text('stop')}</LinkButton>}
            {row.state === 'draft' && canChange(area, row) && (
              <LinkButton onPress={() => acts.onDelete(row)}>{text('delete')}</LinkButton>
            )}
          </>
        )}
      </>
    )),
  ];
}

function Two({ first, children }: { first: ReactNode; children: ReactNode }) {
  return <TwoLines first={first} second={children} />;
}
