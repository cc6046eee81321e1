CREATE TABLE "hidden_first_steps" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_first_steps" ADD CONSTRAINT "hidden_first_steps_staff_id_platform_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."platform_staff"("id") ON DELETE no action ON UPDATE no action;