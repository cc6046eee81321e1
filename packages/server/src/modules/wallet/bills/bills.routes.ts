import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { listBills, listShopBills } from './list-bills.ts';
import { listMonths } from './list-months.ts';
import { showBill, showChain, showShopChain } from './show-bill.ts';
import { showOwnerWallet } from './show-owner-wallet.ts';
import { showShopStatement, showStatement } from './show-statement.ts';
import { showStatementLine } from './show-statement-line.ts';
import { listStatementLines } from './statement-lines.ts';
import { showShopStatementTable, showStatementTable } from './statement-table.ts';

export const billsRoutes = routes(calls, {
  'GET /wanlshop/wallet/bills': { verb: listBills },
  'GET /wanlshop/wallet/bill': { verb: showBill },
  'GET /wanlshop/wallet/chain': { verb: showChain },
  'GET /wanlshop/wallet/statement': { verb: showStatement },
  'GET /wanlshop/wallet/statement_table': { verb: showStatementTable },
  'GET /seller/money/bills': { verb: listShopBills },
  'GET /seller/money/statement': { verb: showShopStatement },
  'GET /seller/money/months': { verb: listMonths },
  'GET /seller/money/statement_lines': { verb: listStatementLines },
  'GET /seller/money/statement_line': { verb: showStatementLine },
  'GET /seller/money/statement_table': { verb: showShopStatementTable },
  'GET /seller/money/chain': { verb: showShopChain },
  'GET /platform/wallet/person': { verb: showOwnerWallet },
});
