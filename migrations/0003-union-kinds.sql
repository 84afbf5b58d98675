alter table family_union
  drop constraint family_union_kind_check,
  drop constraint family_union_ended_check,
  add constraint family_union_kind_check check (kind in ('marriage', 'consort', 'concubinage', 'lover', 'other')),
  add constraint family_union_ended_check check (ended in ('divorce', 'annulment', 'death'));

-- A concubine is named as such, in the direction that the genders give; without genders both are partners.
update relation
set word = words.word, inverse = words.inverse, sentence = words.sentence
from family_union, subject as one, subject as other,
  (values
    ('female', 'male', '{"zh": "夫主", "en": "concubine of", "fr": "concubine de", "es": "concubina de", "jp": "主君"}'::jsonb, '{"zh": "侧室", "en": "had as concubine", "fr": "eut pour concubine", "es": "tuvo por concubina a", "jp": "側室"}'::jsonb, '{"zh": "{a}是{b}的侧室", "en": "{a} was a concubine of {b}", "fr": "{a} était une concubine de {b}", "es": "{a} fue concubina de {b}", "jp": "{a}は{b}の側室である"}'::jsonb),
    ('male', 'female', '{"zh": "侧室", "en": "had as concubine", "fr": "eut pour concubine", "es": "tuvo por concubina a", "jp": "側室"}', '{"zh": "夫主", "en": "concubine of", "fr": "concubine de", "es": "concubina de", "jp": "主君"}', '{"zh": "{b}是{a}的侧室", "en": "{b} was a concubine of {a}", "fr": "{b} était une concubine de {a}", "es": "{b} fue concubina de {a}", "jp": "{b}は{a}の側室である"}'),
    (null, null, '{"zh": "伴侣", "en": "partner of", "fr": "union avec", "es": "pareja de", "jp": "伴侶"}', null, '{"zh": "{a}与{b}是伴侣", "en": "{a} and {b} were partners", "fr": "{a} et {b} formaient un couple", "es": "{a} y {b} fueron pareja", "jp": "{a}と{b}は伴侶である"}')
  ) as words (gender, other_gender, word, inverse, sentence)
where family_union.id = relation.union_id and one.id = relation.from_id and other.id = relation.to_id
  and exists (select from family_partner where union_id = family_union.id and subject_id = one.id)
  and exists (select from family_partner where union_id = family_union.id and subject_id = other.id)
  and case when family_union.kind = 'concubinage' and one.gender <> other.gender
    then words.gender = one.gender
    else family_union.kind in ('concubinage', 'other') and words.gender is null end;
