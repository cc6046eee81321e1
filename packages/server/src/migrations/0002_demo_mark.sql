CREATE TABLE "demo_market" (
	"id" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"filled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
