CREATE TABLE "payout_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text NOT NULL,
	"card_type" text,
	"sealed" text NOT NULL,
	"digest" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_accounts_number_once" UNIQUE("owner_kind","owner_id","digest")
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"approved_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_adjustments_move_something" CHECK ("wallet_adjustments"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recharge_no" text NOT NULL,
	"shopper_id" bigint NOT NULL,
	"key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"close_due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "recharges_number_once" UNIQUE("recharge_no"),
	CONSTRAINT "recharges_key_once" UNIQUE("shopper_id","key"),
	CONSTRAINT "recharges_amount_positive" CHECK ("recharges"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_approvals" (
	"withdrawal_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_approvals_withdrawal_id_attempt_staff_id_pk" PRIMARY KEY("withdrawal_id","attempt","staff_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_days" (
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"day" date NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "withdrawal_days_owner_kind_owner_id_day_pk" PRIMARY KEY("owner_kind","owner_id","day"),
	CONSTRAINT "withdrawal_days_never_negative" CHECK ("withdrawal_days"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"event" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_no" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"key" text,
	"stage" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text NOT NULL,
	"card_type" text,
	"sealed" text NOT NULL,
	"approvals_needed" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"batch_no" text,
	"reference" text,
	"failure" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_number_once" UNIQUE("withdrawal_no"),
	CONSTRAINT "withdrawals_key_once" UNIQUE("owner_kind","owner_id","key"),
	CONSTRAINT "withdrawals_fee_within" CHECK ("withdrawals"."fee_cents" >= 0 and "withdrawals"."fee_cents" <= "withdrawals"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "withdrawal_approvals" ADD CONSTRAINT "withdrawal_approvals_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_log" ADD CONSTRAINT "withdrawal_log_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_one_default" ON "payout_accounts" USING btree ("owner_kind","owner_id") WHERE "payout_accounts"."is_default";--> statement-breakpoint
CREATE INDEX "wallet_adjustments_by_state" ON "wallet_adjustments" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "recharges_close_due" ON "recharges" USING btree ("close_due_at") WHERE "recharges"."state" = 'open';--> statement-breakpoint
CREATE INDEX "withdrawal_log_of_withdrawal" ON "withdrawal_log" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference_once" ON "withdrawals" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "withdrawals_of_owner" ON "withdrawals" USING btree ("owner_kind","owner_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_by_stage" ON "withdrawals" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_batch" ON "withdrawals" USING btree ("batch_no") WHERE "withdrawals"."batch_no" is not null;--> statement-breakpoint
-- Who looks after money, beside the first roles there are.
INSERT INTO "staff_roles" ("desk", "key", "name_zh", "name_en", "rights") VALUES
	('platform', 'finance', '财务', 'Finance', array['dashboard.read', 'withdrawals.read', 'withdrawals.write', 'wallets.read', 'wallets.adjust', 'findings.read', 'findings.write'])
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "staff_roles" ("desk", "key", "name_zh", "name_en", "rights")
SELECT 'shop:' || "id", 'finance', '财务', 'Finance', array['orders.read', 'money.see', 'money.withdraw'] FROM "shops"
ON CONFLICT DO NOTHING;
