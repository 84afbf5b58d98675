import type { Source } from '../subject.ts';

/** Atlases that the extents of polities follow. */
export const atlases = {
  'barrington-atlas': { kind: 'modern', title: 'Barrington Atlas of the Greek and Roman World', author: 'Richard J. A. Talbert (ed.)', publisher: 'Princeton University Press', year: '2000' },
  'brill-ancient-atlas': { kind: 'modern', title: 'Historical Atlas of the Ancient World (Brill’s New Pauly, Supplements 3)', author: 'Anne-Maria Wittke, Eckart Olshausen and Richard Szydlak', publisher: 'Brill', year: '2010' },
  'roaf-mesopotamia': { kind: 'modern', title: 'Cultural Atlas of Mesopotamia and the Ancient Near East', author: 'Michael Roaf', publisher: 'Facts on File', year: '1990' },
  'baines-malek': { kind: 'modern', title: 'Atlas of Ancient Egypt', author: 'John Baines and Jaromír Málek', publisher: 'Facts on File', year: '1980' },
  'tan-atlas': { kind: 'modern', title: 'Zhongguo lishi ditu ji (The Historical Atlas of China)', author: 'Tan Qixiang (ed.)', publisher: 'Cartographic Publishing House', year: '1982–1987' },
  'bregel-atlas': { kind: 'modern', title: 'An Historical Atlas of Central Asia', author: 'Yuri Bregel', publisher: 'Brill', year: '2003' },
  'schwartzberg-atlas': { kind: 'modern', title: 'A Historical Atlas of South Asia', author: 'Joseph E. Schwartzberg (ed.)', publisher: 'University of Chicago Press', year: '1978' },
  'pluvier-atlas': { kind: 'modern', title: 'Historical Atlas of South-East Asia', author: 'Jan M. Pluvier', publisher: 'Brill', year: '1995' },
  'kennedy-atlas': { kind: 'modern', title: 'An Historical Atlas of Islam', author: 'Hugh Kennedy (ed.)', publisher: 'Brill', year: '2002' },
  'pitcher-ottoman': { kind: 'modern', title: 'An Historical Geography of the Ottoman Empire', author: 'Donald Edgar Pitcher', publisher: 'Brill', year: '1972' },
  'mcevedy-ancient': { kind: 'modern', title: 'The New Penguin Atlas of Ancient History', author: 'Colin McEvedy', publisher: 'Penguin', year: '2002' },
  'mcevedy-medieval': { kind: 'modern', title: 'The New Penguin Atlas of Medieval History', author: 'Colin McEvedy', publisher: 'Penguin', year: '1992' },
  'mcevedy-africa': { kind: 'modern', title: 'The Penguin Atlas of African History', author: 'Colin McEvedy', publisher: 'Penguin', year: '1995' },
  'ajayi-crowder': { kind: 'modern', title: 'Historical Atlas of Africa', author: 'J. F. Ade Ajayi and Michael Crowder (eds.)', publisher: 'Longman', year: '1985' },
  'magocsi-atlas': { kind: 'modern', title: 'Historical Atlas of Central Europe', author: 'Paul Robert Magocsi', publisher: 'University of Washington Press', year: '2002' },
  'dtv-atlas': { kind: 'modern', title: 'dtv-Atlas zur Weltgeschichte', author: 'Hermann Kinder and Werner Hilgemann', publisher: 'Deutscher Taschenbuch Verlag', year: '1964–1966' },
  'cambridge-modern-atlas': { kind: 'modern', title: 'The New Cambridge Modern History Atlas', author: 'H. C. Darby and Harold Fullard (eds.)', publisher: 'Cambridge University Press', year: '1970' },
  'obrien-atlas': { kind: 'modern', title: 'Atlas of World History', author: 'Patrick K. O’Brien (ed.)', publisher: 'Oxford University Press', year: '1999' },
  'coe-ancient-america': { kind: 'modern', title: 'Atlas of Ancient America', author: 'Michael D. Coe, Dean Snow and Elizabeth Benson', publisher: 'Facts on File', year: '1986' },
} as const satisfies Record<string, Source>;
