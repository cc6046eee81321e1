CREATE TABLE "deadline_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deadline_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "deadline_failures_once" UNIQUE("job","subject_id")
);
--> statement-breakpoint
CREATE TABLE "payment_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"subject_no" text NOT NULL,
	"payment_id" bigint,
	"expected" text NOT NULL,
	"got" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" bigint,
	"note" text DEFAULT '' NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_query_due";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deadline_failures_due" ON "deadline_failures" USING btree ("job","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_findings_open_once" ON "payment_findings" USING btree ("kind","subject_no") WHERE "payment_findings"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_findings_newest" ON "payment_findings" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_query_due" ON "payments" USING btree ("channel","next_query_at") WHERE "payments"."state" = 'pending';