import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { fetchChannelBill, queryChannel } from './ask-channel.ts';
import { previewRepair } from './preview-repair.ts';
import { repairDifference } from './repair-difference.ts';
import { showBill } from './show-bill.ts';
import { showRadar } from './show-radar.ts';

export const radarRoutes = routes(calls, {
  'GET /platform/ledger/radar': { verb: showRadar },
  'GET /platform/ledger/bill': { verb: showBill },
  'POST /platform/ledger/fetch_bill': {
    limit: { max: 20, seconds: 60, by: 'actor' },
    verb: fetchChannelBill,
  },
  'POST /platform/ledger/query': { limit: { max: 60, seconds: 60, by: 'actor' }, verb: queryChannel },
  'GET /platform/ledger/preview': { verb: previewRepair },
  'POST /platform/ledger/repair': { verb: repairDifference },
});
