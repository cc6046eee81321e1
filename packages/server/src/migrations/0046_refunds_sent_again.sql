-- Since when a channel has to give a refund back: anew where it was sent again.
ALTER TABLE "payment_refunds" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payment_refunds" SET "sent_at" = "created_at";--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "sent_at" SET NOT NULL;
