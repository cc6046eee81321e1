-- who wrote the reviews on a goods' page, unless they wrote without their name
update "goods" set "review_head" = (
  select jsonb_agg(
    shown || jsonb_build_object(
      'authorId', case when "reviews"."is_anonymous" then null else "reviews"."shopper_id" end)
    order by place)
  from jsonb_array_elements("review_head") with ordinality as heads (shown, place)
  left join "reviews" on "reviews"."id" = (shown ->> 'id')::bigint)
where jsonb_array_length("review_head") > 0;
