import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { shopApplications } from './applications/applications.tables.ts';
import { tellApplicant } from './applications/tell-applicant.ts';

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
];
