-- The grade scheme an institution starts with; from a term on an admin may use another.
WITH usual AS (
	INSERT INTO grade_schemes (id, name, created_at) VALUES (gen_random_uuid(), 'Four-point scale', now()) RETURNING id
)
INSERT INTO grade_bands (scheme_id, place, letter, from_percent, points, passes)
SELECT usual.id, b.* FROM usual, (VALUES
	(0, 'A', 85.00, 4.00, true),
	(1, 'A-', 80.00, 3.70, true),
	(2, 'B+', 75.00, 3.30, true),
	(3, 'B', 70.00, 3.00, true),
	(4, 'B-', 65.00, 2.70, true),
	(5, 'C+', 60.00, 2.30, true),
	(6, 'C', 55.00, 2.00, true),
	(7, 'C-', 50.00, 1.70, true),
	(8, 'D', 40.00, 1.00, true),
	(9, 'F', 0.00, 0.00, false)
) AS b (place, letter, from_percent, points, passes);
