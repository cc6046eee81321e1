CREATE TABLE "order_sent_pieces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_sent_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"parcel_id" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_sent_pieces_some" CHECK ("order_sent_pieces"."number" > 0)
);
--> statement-breakpoint
DROP INDEX "order_lines_of_parcel";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_unsent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_sent_pieces" ADD CONSTRAINT "order_sent_pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sent_pieces" ADD CONSTRAINT "order_sent_pieces_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sent_pieces_of_order" ON "order_sent_pieces" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_sent_pieces_of_parcel" ON "order_sent_pieces" USING btree ("parcel_id") WHERE "order_sent_pieces"."parcel_id" is not null;--> statement-breakpoint
-- what was sent before: whole lines, each in one parcel; what went back unsent is told apart
UPDATE "order_lines" SET "shipped_number" = "number" WHERE "shipped_at" is not null;--> statement-breakpoint
UPDATE "order_lines" SET "returned_unsent" = "returned_number" WHERE "shipped_at" is null and "returned_number" > 0;--> statement-breakpoint
INSERT INTO "order_sent_pieces" ("order_id", "line_id", "number", "parcel_id", "sent_at")
SELECT "order_id", "id", "number", "parcel_id", "shipped_at" FROM "order_lines" WHERE "shipped_at" is not null ORDER BY "shipped_at", "id";--> statement-breakpoint
-- end of what was sent before
ALTER TABLE "order_lines" DROP COLUMN "parcel_id";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sent_within" CHECK ("order_lines"."shipped_number" >= 0 and "order_lines"."returned_unsent" between 0 and "order_lines"."returned_number" and "order_lines"."shipped_number" + "order_lines"."returned_unsent" <= "order_lines"."number");