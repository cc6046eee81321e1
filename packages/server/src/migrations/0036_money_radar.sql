CREATE TABLE "ledger_sums" (
	"fund" text NOT NULL,
	"day" date NOT NULL,
	"cents" bigint NOT NULL,
	"entries" bigint NOT NULL,
	CONSTRAINT "ledger_sums_fund_day_pk" PRIMARY KEY("fund","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_tail" (
	"transfer_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_bill_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_bill_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"number" text NOT NULL,
	"channel_no" text NOT NULL,
	"our_cents" bigint,
	"their_cents" bigint,
	"our_state" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "channel_bill_differences_once" UNIQUE("bill_id","subject","number"),
	CONSTRAINT "channel_bill_differences_of_something" CHECK ("channel_bill_differences"."our_cents" is not null or "channel_bill_differences"."their_cents" is not null)
);
--> statement-breakpoint
CREATE TABLE "channel_bills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"day" date NOT NULL,
	"fetch_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"took_ms" integer DEFAULT 0 NOT NULL,
	"their_count" bigint DEFAULT 0 NOT NULL,
	"their_cents" bigint DEFAULT 0 NOT NULL,
	"our_count" bigint DEFAULT 0 NOT NULL,
	"our_cents" bigint DEFAULT 0 NOT NULL,
	"matched_count" bigint DEFAULT 0 NOT NULL,
	"other_count" bigint DEFAULT 0 NOT NULL,
	"other_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_bills_day_once" UNIQUE("channel","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_repairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_repairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"difference_id" bigint NOT NULL,
	"way" text NOT NULL,
	"cents" bigint NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"approved_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_payouts" ADD COLUMN "billed_on" date;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "billed_on" date;--> statement-breakpoint
ALTER TABLE "channel_bill_differences" ADD CONSTRAINT "channel_bill_differences_bill_id_channel_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."channel_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_bill_differences_of_number" ON "channel_bill_differences" USING btree ("subject","number");--> statement-breakpoint
CREATE INDEX "channel_bill_differences_unseen" ON "channel_bill_differences" USING btree ("bill_id") WHERE "channel_bill_differences"."state" in ('open', 'waiting');--> statement-breakpoint
CREATE INDEX "channel_bills_due" ON "channel_bills" USING btree ("channel","fetch_at") WHERE "channel_bills"."fetch_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_repairs_one_of_difference" ON "ledger_repairs" USING btree ("difference_id") WHERE "ledger_repairs"."state" <> 'dropped';--> statement-breakpoint
CREATE INDEX "ledger_repairs_by_state" ON "ledger_repairs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "payment_payouts_unbilled" ON "payment_payouts" USING btree ("channel","ended_at") WHERE "payment_payouts"."state" = 'done' and "payment_payouts"."billed_on" is null;--> statement-breakpoint
CREATE INDEX "payment_refunds_failed" ON "payment_refunds" USING btree ("created_at") WHERE "payment_refunds"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "payment_refunds_unbilled" ON "payment_refunds" USING btree ("done_at") WHERE "payment_refunds"."state" = 'done' and "payment_refunds"."billed_on" is null;--> statement-breakpoint
CREATE INDEX "payments_held" ON "payments" USING btree ("id") WHERE "payments"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("channel","paid_at") WHERE "payments"."paid_at" is not null;--> statement-breakpoint
-- Every transfer waits in the tail until it is folded, whoever books it. Who books at this moment is waited for.
CREATE FUNCTION "ledger_note_tail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_tail" ("transfer_id") VALUES (NEW."id");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_wait_in_tail" AFTER INSERT ON "ledger_transfers"
FOR EACH ROW EXECUTE FUNCTION "ledger_note_tail"();
--> statement-breakpoint
-- What was booked before is added up once, by days of the zone a market begins with.
INSERT INTO "ledger_sums" ("fund", "day", "cents", "entries")
SELECT regexp_replace("account", ':[0-9]+:', ':'), ("booked_at" at time zone 'Asia/Shanghai')::date, sum("cents"), count(*)
FROM "ledger_entries" JOIN "ledger_transfers" ON "ledger_transfers"."id" = "ledger_entries"."transfer_id"
GROUP BY 1, 2;
--> statement-breakpoint
-- Who looks after money sees the radar and repairs what it finds.
UPDATE "staff_roles" SET "rights" = "rights" || array['ledger.read', 'ledger.repair']
WHERE "desk" = 'platform' AND "key" = 'finance' AND NOT "rights" && array['ledger.read', 'ledger.repair'];
