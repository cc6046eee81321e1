CREATE TABLE "hidden_shop_first_steps" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_shop_first_steps" ADD CONSTRAINT "hidden_shop_first_steps_staff_id_shop_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."shop_staff"("id") ON DELETE no action ON UPDATE no action;