import type { Source } from '../subject.ts';

export const chinaEarly = {
  'lunyu': { kind: 'primary', title: 'Lunyu (The Analects)', author: 'pupils of Kongzi and their pupils', year: '5th–3rd century BC' },
  'laozi-text': { kind: 'primary', title: 'Laozi (Dao De Jing)', year: 'c. 4th–3rd century BC' },
  'guodian-slips': { kind: 'inscription', title: 'Guodian bamboo slips', year: 'c. 300 BC' },
  'mawangdui-silk': { kind: 'inscription', title: 'Mawangdui silk manuscripts', year: 'before 168 BC' },
  'mengzi-text': { kind: 'primary', title: 'Mengzi (Mencius)', year: 'c. 300 BC' },
  'zuozhuan': { kind: 'primary', title: 'Zuozhuan (Zuo Commentary)', year: '4th century BC' },
  'shangshu': { kind: 'primary', title: 'Shangshu (Book of Documents)' },
  'houhanshu': { kind: 'primary', title: 'Hou Hanshu (Book of the Later Han)', author: 'Fan Ye', year: '5th century AD' },
  'sanguozhi': { kind: 'primary', title: 'Sanguozhi (Records of the Three Kingdoms)', author: 'Chen Shou', year: '3rd century AD' },
  'oracle-bones': { kind: 'inscription', title: 'Oracle-bone inscriptions from Yinxu', year: 'c. 1250–1046 BC' },
  'li-gui': { kind: 'inscription', title: 'Inscription of the Li gui bronze', year: '1046 BC?' },
  'cambridge-ancient-china': { kind: 'modern', title: 'The Cambridge History of Ancient China', author: 'Michael Loewe and Edward L. Shaughnessy (eds.)', year: '1999', publisher: 'Cambridge University Press' },
  'early-chinese-texts': { kind: 'modern', title: 'Early Chinese Texts: A Bibliographical Guide', author: 'Michael Loewe (ed.)', year: '1993', publisher: 'Society for the Study of Early China' },
  'waldron-wall': { kind: 'modern', title: 'The Great Wall of China: From History to Myth', author: 'Arthur Waldron', year: '1990', publisher: 'Cambridge University Press' },
  'di-cosmo-enemies': { kind: 'modern', title: 'Ancient China and Its Enemies', author: 'Nicola Di Cosmo', year: '2002', publisher: 'Cambridge University Press' },
  'portal-first-emperor': { kind: 'modern', title: 'The First Emperor: China’s Terracotta Army', author: 'Jane Portal (ed.)', year: '2007', publisher: 'British Museum Press' },
} as const satisfies Record<string, Source>;
