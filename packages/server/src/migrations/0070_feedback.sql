CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint,
	"sender" text NOT NULL,
	"rating" integer NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"contact" text NOT NULL,
	"version" text NOT NULL,
	"fault" text NOT NULL,
	"app" text NOT NULL,
	"agent" text NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_rating_of_five" CHECK ("feedback"."rating" between 1 and 5),
	CONSTRAINT "feedback_visitors_unanswered" CHECK ("feedback"."shopper_id" is not null or ("feedback"."state" <> 'answered' and cardinality("feedback"."images") = 0))
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_of_sender" ON "feedback" USING btree ("sender","created_at");--> statement-breakpoint
CREATE INDEX "feedback_of_shopper" ON "feedback" USING btree ("shopper_id","id") WHERE shopper_id is not null;--> statement-breakpoint
CREATE INDEX "feedback_by_state" ON "feedback" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "feedback_by_time" ON "feedback" USING btree ("created_at");