-- Drawings of this project (src/rules/pictures/drawing.ts) have no colour and no likeness.
alter table image add column is_drawing boolean not null
  generated always as (author is not distinct from 'Stele' and licence = 'CC0-1.0') stored;
update image set phash = null, look = null, look_number = null, hue = null where is_drawing;
delete from image_model_look where image_id in (select id from image where is_drawing);
comment on column image.is_drawing is 'drawn by Stele from data, not a picture of the thing';
