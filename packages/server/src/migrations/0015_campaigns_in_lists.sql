ALTER TABLE "campaigns" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "category_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "is_on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_of_category" ON "campaigns" USING gin ("category_ids") WHERE "campaigns"."state" = 'open';--> statement-breakpoint
CREATE INDEX "campaigns_end_due" ON "campaigns" USING btree ("ends_at") WHERE "campaigns"."state" = 'open';--> statement-breakpoint
CREATE INDEX "campaigns_of_goods" ON "campaigns" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "teams_nearest_whole" ON "teams" USING btree ("campaign_id","paid" DESC NULLS LAST,"ends_at") WHERE "teams"."state" = 'start' and "teams"."paid" > 0 and "teams"."seats_taken" < "teams"."size";