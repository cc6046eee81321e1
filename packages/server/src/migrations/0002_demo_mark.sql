CREATE TABLE "demo_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone
);
