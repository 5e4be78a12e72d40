-- Minutes of arrival were counted from the latest opening alone; classes follow their sessions.
INSERT INTO stale_figures (kind, ref) SELECT DISTINCT 'session', session_id FROM earlier_windows;
