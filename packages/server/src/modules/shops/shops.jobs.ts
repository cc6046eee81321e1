import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { shopApplications } from './applications/applications.tables.ts';
import { tellApplicant } from './applications/tell-applicant.ts';
import { tellLicenceOver, warnOfLicence } from './licence/tell-licence.ts';
import { shops } from './shops.tables.ts';

/** Told by SMS, whose provider may be slow or away. */
const mostAtOnce = 4;

export const shopsJobs = [
  deadline({
    name: 'shops.tell_applicant',
    table: shopApplications,
    column: shopApplications.tellDueAt,
    where: isNotNull(shopApplications.tellDueAt),
    fire: tellApplicant,
    room: () => mostAtOnce,
  }),
  deadline({
    name: 'shops.warn_of_licence',
    table: shops,
    column: shops.licenceWarnDueAt,
    where: isNotNull(shops.licenceWarnDueAt),
    fire: warnOfLicence,
  }),
  deadline({
    name: 'shops.tell_licence_over',
    table: shops,
    column: shops.licenceOverDueAt,
    where: isNotNull(shops.licenceOverDueAt),
    fire: tellLicenceOver,
  }),
];
