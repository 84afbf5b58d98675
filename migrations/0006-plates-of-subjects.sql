-- Drawings made from the database belong to a subject, and are removed with it.
alter table plate add column subject_id text references subject (id) on delete cascade;
alter table plate add column data_hash text;
create index plate_of_subject on plate (subject_id) where subject_id is not null;
comment on column plate.subject_id is 'subject whose data in the database were drawn; null for drawings of the content folder';
comment on column plate.data_hash is 'digest of the data from which it was drawn';
