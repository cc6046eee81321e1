CREATE TABLE "third_bindings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "third_bindings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"openid" text NOT NULL,
	"shopper_id" bigint NOT NULL,
	"nickname" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "third_bindings" ADD CONSTRAINT "third_bindings_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "third_bindings_one_per_openid" ON "third_bindings" USING btree ("provider","app_id","openid");--> statement-breakpoint
CREATE UNIQUE INDEX "third_bindings_one_per_shopper" ON "third_bindings" USING btree ("shopper_id","provider","app_id");--> statement-breakpoint
INSERT INTO "setting_versions" ("name", "version", "value", "changed_at", "changed_by")
SELECT "name", "version", "value", "changed_at", "changed_by" FROM "settings" ON CONFLICT DO NOTHING;
