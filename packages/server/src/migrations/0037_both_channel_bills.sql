ALTER TABLE "channel_bill_differences" DROP CONSTRAINT "channel_bill_differences_of_something";--> statement-breakpoint
DROP INDEX "payment_refunds_unbilled";--> statement-breakpoint
ALTER TABLE "channel_bill_differences" ADD COLUMN "trade_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "trade_billed_on" date;--> statement-breakpoint
CREATE INDEX "payment_refunds_unbilled" ON "payment_refunds" USING btree ("done_at") WHERE "payment_refunds"."state" = 'done' and ("payment_refunds"."billed_on" is null or "payment_refunds"."trade_billed_on" is null);--> statement-breakpoint
ALTER TABLE "channel_bill_differences" ADD CONSTRAINT "channel_bill_differences_of_something" CHECK ("channel_bill_differences"."our_cents" is not null or "channel_bill_differences"."their_cents" is not null or "channel_bill_differences"."trade_cents" is not null);--> statement-breakpoint
-- Trade bills of before were not compared: what they list counts as what the fund-flow bill said.
UPDATE "channel_bill_differences" SET "trade_cents" = "their_cents" WHERE "subject" <> 'payout';
--> statement-breakpoint
UPDATE "payment_refunds" SET "trade_billed_on" = ("created_at" at time zone 'Asia/Shanghai')::date;
