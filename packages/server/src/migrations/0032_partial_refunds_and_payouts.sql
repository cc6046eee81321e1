-- Of one payment several refunds may go back, each with its own amount; payouts through a channel.
CREATE TABLE "payment_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"out_no" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"openid" text NOT NULL,
	"cents" bigint NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"failure" text,
	"reference" text,
	"confirm_params" jsonb,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_payouts_number_once" UNIQUE("out_no"),
	CONSTRAINT "payment_payouts_amount_positive" CHECK ("payment_payouts"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_once";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "sent_no" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "from" jsonb;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now a refund gave a whole payment back, out of escrow.
UPDATE "payment_refunds" SET
	"sent_no" = "refund_no",
	"cents" = coalesce(p."held_cents", p."amount_cents"),
	"from" = jsonb_build_array(jsonb_build_object(
		'account', 'platform:escrow', 'cents', coalesce(p."held_cents", p."amount_cents"))),
	"failure" = CASE WHEN "payment_refunds"."state" <> 'failed' THEN NULL WHEN EXISTS (
		SELECT FROM "payment_findings" f WHERE f."subject_no" = "payment_refunds"."refund_no" AND f."kind" = 'refund_closed'
	) THEN 'closed' ELSE 'abnormal' END
FROM "payments" p WHERE p."id" = "payment_refunds"."payment_id";--> statement-breakpoint
UPDATE "payments" SET "refund_cents" = r."cents" FROM "payment_refunds" r WHERE r."payment_id" = "payments"."id";--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "sent_no" SET NOT NULL, ALTER COLUMN "cents" SET NOT NULL, ALTER COLUMN "from" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_payouts_due" ON "payment_payouts" USING btree ("channel","next_attempt_at") WHERE "payment_payouts"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_sent_number_once" UNIQUE("sent_no");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_amount_positive" CHECK ("payment_refunds"."cents" > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds_within_amount" CHECK ("payments"."refund_cents" between 0 and coalesce("payments"."held_cents", "payments"."amount_cents"));