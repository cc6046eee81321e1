/** Applications for a shop: what an applicant sends in, and how the operator decides. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { NewStaffPassword } from '../identity/staff-security.calls.ts';
import { countedPageSchema, FileUrl, Id, Moment, Nothing, numberedPageInput, text } from '../values.ts';
import { LicenceDay } from './licence-day.ts';

const Reason = text(2, 200);

export const ApplicationState = z.enum(['pending', 'rejected', 'approved']);
export type ApplicationState = z.output<typeof ApplicationState>;

/** What a person may apply for; a self-operated shop is the platform's own. */
export const AppliedType = z.enum(['personal', 'enterprise', 'flagship']);
export type AppliedType = z.output<typeof AppliedType>;

export const DocumentKind = z.enum(['licence', 'id_front', 'id_back', 'permit', 'brand']);
export type DocumentKind = z.output<typeof DocumentKind>;

/** The documents that a shop of each type cannot be approved without. */
export const requiredDocuments: Readonly<Record<AppliedType, readonly DocumentKind[]>> = {
  personal: ['id_front', 'id_back'],
  enterprise: ['licence', 'id_front', 'id_back'],
  flagship: ['licence', 'id_front', 'id_back', 'brand'],
};

/** What `apply/upload` answered; a document has no address that anyone could open. */
const DocumentName = z.string().regex(/^[0-9a-f-]{36}$/);

const Document = z.object({ kind: DocumentKind, name: DocumentName });

export const ApplicationForm = z.object({
  type: AppliedType,
  name: text(2, 30),
  name_en: text(2, 60),
  logo: FileUrl,
  city: text(1, 30),
  city_en: text(1, 60),
  intro: text(0, 300).default(''),
  intro_en: text(0, 600).default(''),
  business: text(2, 100).meta({ description: 'What the shop will sell' }),
  company: text(0, 60).default('').meta({ description: 'The company of the licence; empty for a person' }),
  licence_no: text(4, 32).meta({ description: 'Number of the licence, or of the identity card of a person' }),
  licence_ends_on: LicenceDay.nullable()
    .default(null)
    .meta({ description: 'Last day of the licence; null: it does not end' }),
  contact: text(2, 32),
  account: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{4,32}$/)
    .meta({ description: 'What the owner will log in to the console with' }),
  password: NewStaffPassword,
  documents: z
    .array(Document)
    .max(5)
    .refine((documents) => new Set(documents.map(({ kind }) => kind)).size === documents.length),
});

export const ShopApplication = ApplicationForm.omit({ password: true, documents: true })
  .extend({
    id: Id,
    state: ApplicationState,
    logo: z.string(),
    mobile: z.string().meta({ description: 'Masked' }),
    licence_no: z.string().meta({ description: 'Masked' }),
    documents: z.array(z.object({ kind: DocumentKind, name: z.string() })),
    submissions: z.int(),
    submitted_at: Moment,
    decided_at: Moment.nullable(),
    reason: z.string(),
    shop_id: Id.nullable(),
  })
  .meta({ id: 'ShopApplication' });
export type ShopApplication = z.output<typeof ShopApplication>;

export const applicationsCalls = declareCalls({
  'GET /wanlshop/apply/info': {
    summary: 'The newest application for a shop of the person logged in',
    who: 'shopper',
    in: z.object({}),
    out: z.object({ application: ShopApplication.nullable() }),
    refusals: [],
  },
  'POST /wanlshop/apply/upload': {
    summary: 'Upload the picture of a document (multipart, field `file`); only who decides can look at it',
    who: 'shopper',
    upload: true,
    in: z.object({}),
    out: z.object({ name: z.string() }),
    refusals: ['content.not_a_picture', 'content.picture_too_large'],
  },
  'POST /wanlshop/apply/save': {
    summary: 'Apply for a shop, or send a rejected application in again',
    who: 'shopper',
    in: ApplicationForm,
    out: z.object({ application: ShopApplication }),
    refusals: [
      'shops.application_pending',
      'shops.document_missing',
      'shops.company_missing',
      'shops.licence_over',
      'shops.name_taken',
      'shops.account_taken',
      'common.blocked_word',
    ],
  },
  'GET /platform/applications/list': {
    summary: 'Applications for shops; those that wait, the oldest first',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({
      state: ApplicationState.default('pending'),
      type: AppliedType.optional(),
      keyword: text(0, 64).optional(),
      ...numberedPageInput,
    }),
    out: countedPageSchema(ShopApplication).extend({
      counts: z.object({ pending: z.int(), rejected: z.int(), approved: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/applications/details': {
    summary: 'One application, what stands in its way, and what became of it so far',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({ id: Id }),
    out: ShopApplication.extend({
      is_name_taken: z.boolean(),
      is_account_taken: z.boolean(),
      log: z.array(
        z.object({
          event: z.enum(['submitted', 'rejected', 'approved']),
          by: z.string(),
          reason: z.string(),
          at: Moment,
        }),
      ),
    }),
    refusals: [],
  },
  'POST /platform/applications/reveal': {
    summary: 'What is masked of an application; that it was looked at is recorded',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({ id: Id }),
    out: z.object({ mobile: z.string(), licence_no: z.string() }),
    refusals: [],
  },
  'POST /platform/applications/document': {
    summary: 'The picture of a document; that it was looked at is recorded',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({ id: Id, kind: DocumentKind }),
    out: z.object({ picture: z.string().meta({ description: 'A data URL' }) }),
    refusals: [],
  },
  'POST /platform/applications/approve': {
    summary: 'Open the shop and its owner’s login; the applicant is notified by SMS',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({ id: Id }),
    out: z.object({ shop_id: Id }),
    refusals: ['shops.application_decided', 'shops.name_taken', 'shops.account_taken'],
  },
  'POST /platform/applications/reject': {
    summary: 'Send an application back with a reason; the applicant is notified by SMS',
    who: 'platform',
    right: 'shops.approve',
    in: z.object({ id: Id, reason: Reason }),
    out: Nothing,
    refusals: ['shops.application_decided'],
  },
});
