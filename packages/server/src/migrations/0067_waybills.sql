CREATE TABLE "waybill_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" bigint NOT NULL,
	"carrier_code" text NOT NULL,
	"partner_id" text NOT NULL,
	"sealed_key" text,
	"net" text NOT NULL,
	"template" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_mobile" text NOT NULL,
	"sender_district_code" text NOT NULL,
	"sender_detail" text NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "waybills" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"attempt" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"carrier_code" text NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"tracking_no" text,
	"carrier_order_no" text DEFAULT '' NOT NULL,
	"label_url" text DEFAULT '' NOT NULL,
	"label_type" text,
	"parcel_id" bigint,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waybills" ADD CONSTRAINT "waybills_account_id_waybill_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."waybill_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waybill_accounts_once" ON "waybill_accounts" USING btree ("shop_id","carrier_code") WHERE "waybill_accounts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waybills_attempt_once" ON "waybills" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "waybills_one_asked" ON "waybills" USING btree ("order_id") WHERE "waybills"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "waybills_of_parcel" ON "waybills" USING btree ("parcel_id") WHERE "waybills"."parcel_id" is not null;--> statement-breakpoint
CREATE INDEX "waybills_due" ON "waybills" USING btree ("due_at") WHERE "waybills"."due_at" is not null;