-- What a person or an import decided against is "rejected" everywhere, as on the screens. "Refused" is left to attempts
-- to check in, and to requests that the server doesn't process. Events of the audit log keep the words of their time.
UPDATE staff_corrections SET status = 'rejected' WHERE status = 'refused';--> statement-breakpoint
UPDATE mail_outbox SET problem = CASE problem WHEN 'refused' THEN 'rejected' ELSE 'login-rejected' END
  WHERE problem IN ('refused', 'login-refused');--> statement-breakpoint
-- The digest of a dry run covers the outcome. Without a new one, the import would have to be checked again.
UPDATE import_rows SET outcome = 'reject', seen = CASE seen
    WHEN md5('refuse' || coalesce(before::text, '') || coalesce(reason, ''))
    THEN md5('reject' || coalesce(before::text, '') || coalesce(reason, ''))
    ELSE seen END
  WHERE outcome = 'refuse';--> statement-breakpoint
UPDATE imports SET kinds = (
    SELECT jsonb_agg(kind - 'refuse' || jsonb_build_object('reject', kind -> 'refuse') ORDER BY place)
    FROM jsonb_array_elements(kinds) WITH ORDINALITY AS counted (kind, place))
  WHERE jsonb_array_length(kinds) > 0;--> statement-breakpoint
-- "Acknowledge" is the word of the screens for this decision.
UPDATE pay_discrepancies SET decision = 'acknowledged' WHERE decision = 'noted';
