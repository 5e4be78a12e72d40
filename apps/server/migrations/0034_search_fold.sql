-- Text as people search it; `search-fold.ts` of the contract does the same to what they type. Only functions that the
-- server itself brings along and that never change their answer, so that columns can be generated from it.
create function search_fold(words text) returns text
language sql immutable strict parallel safe as $$
  select case when words ~ '^[ -~]*$' then
    -- The same for text without accents, which nearly all is, at a fraction of the cost.
    btrim(regexp_replace(
      translate(lower(words collate "C"), '-,;:()"[]''`', '         '),
      '( |\.+(?= |$))+', ' ', 'g'), ' ')
  else btrim(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    replace(replace(replace(replace(
    translate(
      normalize(
        regexp_replace(
          lower(normalize(words, NFKD) collate "und-x-icu") collate "C",
          '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'),
        NFC),
      E'\u00f8\u0142\u0111\u00f0\u0127\u0131\u0167\u0649\u0629',
      E'olddhit\u064a\u0647'),
      E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u00fe', 'th'),
    '[''\u2019\u2018\u02bc\u02bb\u02bf\u02be`\u00b4]', '', 'g'),
    '([\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
    '([\u0001-\u0020\u00a0\u1680\u2000-\u200b\u2010-\u2015\u2028\u2029\u202f\u205f\u3000\ufeff,;:()"[\]-]|\.+(?=[\u0001-\u0020\u00a0\u1680\u2000-\u200b\u2010-\u2015\u2028\u2029\u202f\u205f\u3000\ufeff,;:()"[\]-]|$))+', ' ', 'g'),
    ' ') end
$$;
