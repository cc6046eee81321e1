CREATE TABLE "goods_handles" (
	"shop_id" bigint NOT NULL,
	"handle" text NOT NULL,
	"goods_id" bigint NOT NULL,
	CONSTRAINT "goods_handles_once" PRIMARY KEY("shop_id","handle"),
	CONSTRAINT "goods_handles_goods_once" UNIQUE("goods_id")
);
--> statement-breakpoint
CREATE TABLE "import_goods" (
	"import_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"handle" text,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"rows" jsonb NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"goods_id" bigint,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_goods_by_line" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_goods_handle_once" UNIQUE("import_id","handle")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"shape" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"task_id" bigint NOT NULL,
	"choices" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_sources" (
	"shop_id" bigint NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "picture_sources_once" PRIMARY KEY("shop_id","source")
);
--> statement-breakpoint
ALTER TABLE "goods_handles" ADD CONSTRAINT "goods_handles_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_handles" ADD CONSTRAINT "goods_handles_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_goods" ADD CONSTRAINT "import_goods_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sources" ADD CONSTRAINT "picture_sources_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_goods_by_outcome" ON "import_goods" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE INDEX "imports_of_shop" ON "imports" USING btree ("shop_id","id");