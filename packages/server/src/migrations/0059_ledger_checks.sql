CREATE TABLE "ledger_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'running' NOT NULL,
	"started_by" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"entries" bigint DEFAULT 0 NOT NULL,
	"imbalance" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_checks_one_running" ON "ledger_checks" USING btree ("state") WHERE "ledger_checks"."state" = 'running';