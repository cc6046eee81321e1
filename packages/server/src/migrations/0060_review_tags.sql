ALTER TABLE "goods" ADD COLUMN "review_tags" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_of_goods_with_tags" ON "reviews" USING btree ("goods_id","id") WHERE cardinality(tags) > 0;--> statement-breakpoint
-- what reviews written before say, by the expressions that new ones are read with
UPDATE "reviews" SET "tags" = array_remove(array[
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})((质量|做工|品质|用料)[^，。！？；,.!?;不没差慢低]{0,4}(好|不错|扎实|精细|讲究|过关)|结实|厚实|耐用)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)((good|great|excellent|solid) quality|well made|sturdy|durable|quality is (good|great|excellent))(?![a-z])' then 'quality' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(好吃|好喝|[很鲜清脆香]甜|多汁|[甜香]得?而?不腻|(味道|口感|口味)[^，。！？；,.!?;不没差慢低]{0,4}(好|不错|正|棒))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(tasty|delicious|juicy|(good|great|lovely) taste|tastes (good|great|lovely))(?![a-z])' then 'taste' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(新鲜)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(fresh)(?![a-z])' then 'fresh' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(香[气味][^，。！？；,.!?;不没差慢低]{0,4}(足|浓|正)|[很真清奶花果]香)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(fragrant|smells (good|great|lovely))(?![a-z])' then 'fragrant' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(好看|美观|颜值[^，。！？；,.!?;不没差慢低]{0,4}高|(外观|颜色|款式|样子)[^，。！？；,.!?;不没差慢低]{0,4}漂亮)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(looks (good|great|lovely|beautiful)|good-looking|beautiful)(?![a-z])' then 'looks' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(舒服|舒适|柔软|透气|软和)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(comfortable|comfy)(?![a-z])' then 'comfort' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(合身|合脚|尺码[^，。！？；,.!?;不没差慢低]{0,4}(准|合适|刚好|正好)|大小[^，。！？；,.!?;不没差慢低]{0,4}(合适|刚好|正好))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(fits (well|perfectly)|true to size)(?![a-z])' then 'fit' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(好用|顺手|轻便|省事|(使用|用起来|操作|安装|收纳|清洗)[^，。！？；,.!?;不没差慢低]{0,4}(方便|简单))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(easy to (use|install|clean|fold)|handy|convenient)(?![a-z])' then 'handy' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(性价比[^，。！？；,.!?;不没差慢低]{0,4}(高|好|不错)|划算|物美价廉|物超所值|(价格|价钱)[^，。！？；,.!?;不没差慢低]{0,4}(实惠|便宜|公道))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)((good|great) value|worth (it|the money|every))(?![a-z])' then 'value' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})([和与跟](描述|图片|照片)[^，。！？；,.!?;不没差慢低]{0,4}(一致|一样|相符))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(as described|like (in )?the pictures?)(?![a-z])' then 'described' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})((包装|包裹)[^，。！？；,.!?;不没差慢低]{0,4}(好|严实|漂亮|精美|精致|用心|结实|仔细)|[裹包]得[^，。！？；,.!?;不没差慢低]{0,4}(严|好|仔细))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)((well|nicely|carefully|beautifully) (packed|sealed|wrapped))(?![a-z])' then 'packing' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})((物流|发货|快递|送货|配送|到货)[^，。！？；,.!?;不没差慢低]{0,4}(快|迅速)|(隔天|第二天|次日)[^，。！？；,.!?;不没差慢低]{0,4}[到送])|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)((fast|quick) (delivery|shipping)|(arrived|delivered) (fast|quickly|the next day))(?![a-z])' then 'delivery' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})((客服|店家|卖家|服务|态度)[^，。！？；,.!?;不没差慢低]{0,4}(好|及时|热情|耐心|周到))|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)((good|great) service|(answers|answered|replies|replied) quickly|helpful)(?![a-z])' then 'service' end,
    case when "content" ~* '(?<![不没](?!错)[^，。！？；,.!?;]{0,5})(回购|还会[^，。！？；,.!?;不没差慢低]{0,4}[买来]|第[二三四五六]次买)|(?<![a-z])(?<!(not|never|isn''t|no) (very |so |that )?)(buy(ing)? (it )?again|(second|third|fourth) order|keep buying)(?![a-z])' then 'again' end], null)
WHERE "content" <> '';--> statement-breakpoint
UPDATE "goods" SET "review_tags" = "counted"."tags"
FROM (
  SELECT "goods_id", jsonb_object_agg("tag", "number") AS "tags"
  FROM (
    SELECT "goods_id", "tag", count(*) AS "number" FROM "reviews", unnest("tags") AS "tag" GROUP BY "goods_id", "tag"
  ) AS "of_tag"
  GROUP BY "goods_id"
) AS "counted"
WHERE "goods"."id" = "counted"."goods_id";--> statement-breakpoint
-- Goods are found by their parameters as well: all are written anew, a part at a time.
INSERT INTO "outbox" ("event", "listener", "payload", "happened_at")
SELECT 'catalog.copies_stale', 'catalog.copy_on', '{"of": "all", "id": 0, "after": 0}', now() WHERE EXISTS (SELECT FROM "goods");
