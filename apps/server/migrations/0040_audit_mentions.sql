-- What was written before events knew whom they mention.
UPDATE "audit_events" SET "mentions" = array(
  SELECT DISTINCT (found.ids[1])::uuid
  FROM regexp_matches(
    "entity_id" || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, ''),
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') AS found(ids)
  LIMIT 2000
);
