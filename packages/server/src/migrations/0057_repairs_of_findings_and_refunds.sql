DROP INDEX "ledger_repairs_one_of_difference";--> statement-breakpoint
ALTER TABLE "ledger_repairs" ADD COLUMN "kind" text DEFAULT 'difference' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_repairs" ADD COLUMN "subject" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_repairs" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_repairs" ADD COLUMN "channel" text DEFAULT 'balance' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_repairs" ADD COLUMN "day" date;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_repairs_one_waiting" ON "ledger_repairs" USING btree ("kind","difference_id") WHERE "ledger_repairs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "ledger_repairs_of_subject" ON "ledger_repairs" USING btree ("kind","difference_id");--> statement-breakpoint
-- What a repair is about was looked up in its difference until now.
UPDATE "ledger_repairs" SET "subject" = "found"."subject", "number" = "found"."number", "channel" = "bill"."channel", "day" = "bill"."day"
FROM "channel_bill_differences" AS "found" JOIN "channel_bills" AS "bill" ON "bill"."id" = "found"."bill_id"
WHERE "found"."id" = "ledger_repairs"."difference_id";
