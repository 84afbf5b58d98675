import { subject } from '../subject.ts';

export default subject({
  id: 'kingdom-of-aksum',
  kind: 'polity',
  region: 'africa',
  names: ['阿克苏姆王国', 'Kingdom of Aksum', 'Royaume d’Aksoum', 'Reino de Aksum', 'アクスム王国'],
  otherNames: [['阿克苏姆帝国'], ['Axum', 'Aksumite Empire'], ['Axoum', 'royaume axoumite'], ['Axum', 'imperio aksumita'], ['アクスム', 'アクスム帝国']],
  times: [
    { role: 'span', span: ['0050~', '0940~'], source: ['phillipson-aksum'] },
  ],
  place: { at: [14.1307, 38.7187], name: ['阿克苏姆', 'Aksum', 'Aksoum', 'Aksum', 'アクスム'] },
  summary: [
    '古代埃塞俄比亚高原北部的王国，红海贸易的一方霸主。它经阿杜利斯港输出象牙、黄金与奴隶，连通罗马与印度，自铸金币，并竖立高逾二十米的石柱墓碑。四世纪国王埃扎纳皈依基督教，六世纪一度统治也门。波斯取得也门、阿拉伯人掌握红海之后，它渐失商路，都城约在七世纪衰落。',
    'Kingdom of the northern Ethiopian highlands that dominated the trade of the Red Sea. Through the port of Adulis it sold ivory, gold and slaves to Rome and India; it struck its own gold coins and raised stone stelae over twenty metres high. King Ezana became Christian in the fourth century, and in the sixth Aksum briefly ruled Yemen. Cut off from the sea routes, its capital declined from the seventh century on.',
    'Royaume des hauts plateaux du nord de l’Éthiopie, maître du commerce de la mer Rouge. Par le port d’Adoulis, il vend l’ivoire, l’or et les esclaves à Rome et à l’Inde ; il frappe sa propre monnaie d’or et dresse des stèles de plus de vingt mètres. Le roi Ezana se fait chrétien au IVe siècle ; au VIe, Aksoum domine un temps le Yémen. Coupée des routes maritimes, la capitale décline dès le VIIe siècle.',
    'Reino de las tierras altas del norte de Etiopía, dueño del comercio del mar Rojo. Por el puerto de Adulis vendía marfil, oro y esclavos a Roma y la India; acuñó su propia moneda de oro y levantó estelas de más de veinte metros. El rey Ezana se hizo cristiano en el siglo IV, y en el VI Aksum dominó por un tiempo Yemen. Apartada de las rutas marítimas, su capital decayó desde el siglo VII.',
    'エチオピア高原北部に栄え、紅海交易を握った王国。アドゥリス港を通じて象牙・金・奴隷をローマやインドへ輸出し、独自の金貨を鋳造し、高さ二十メートルを超す石柱を立てた。四世紀にエザナ王がキリスト教に改宗し、六世紀には一時イエメンを支配する。海上交易路を失うと、都は七世紀以降衰えた。',
  ],
  events: [
    { when: '0050~', title: ['《厄立特里亚海航行记》记载阿杜利斯港与佐斯卡勒斯王', 'The Periplus describes the port of Adulis and its king Zoskales', 'Le Périple décrit le port d’Adoulis et son roi Zoskalès', 'El Periplo describe el puerto de Adulis y a su rey Zoscales', '『エリュトラー海案内記』がアドゥリス港とゾスカレス王を記す'], at: 'adulis', weight: 1, source: ['periplus-erythraean', '4–6'] },
    { when: '0270~', title: ['恩杜比斯王始铸金币', 'King Endubis strikes the first coins', 'Le roi Endubis frappe les premières monnaies', 'El rey Endubis acuña las primeras monedas', 'エンドゥビス王が最初の貨幣を鋳造する'], at: 'kingdom-of-aksum', weight: 2, source: ['phillipson-aksum'] },
    { when: '0340~', title: ['埃扎纳王受弗鲁门修斯影响而皈依基督教', 'King Ezana turns Christian under the influence of Frumentius', 'Le roi Ezana se convertit au christianisme, influencé par Frumence', 'El rey Ezana abraza el cristianismo por influjo de Frumencio', 'エザナ王がフルメンティウスの感化でキリスト教に改宗する'], at: 'kingdom-of-aksum', weight: 3, with: ['christianity'], source: ['rufinus-church-history', '10.9–10'] },
    { when: '0525~', title: ['卡莱布王渡红海征服希木叶尔', 'King Kaleb crosses the Red Sea and conquers Himyar', 'Le roi Kaleb traverse la mer Rouge et conquiert Himyar', 'El rey Kaleb cruza el mar Rojo y conquista Himyar', 'カレブ王が紅海を渡り、ヒムヤルを征服する'], at: 'zafar-himyar', weight: 3, with: ['byzantine-empire'], source: ['procopius-persian-war', '1.20'] },
    { when: '0615~', title: ['早期穆斯林自麦加来投，受国王庇护', 'Shelters early Muslims who fled from Mecca', 'Accueille les premiers musulmans fuyant La Mecque', 'Acoge a los primeros musulmanes huidos de La Meca', 'メッカを逃れた初期のムスリムを保護する'], at: 'kingdom-of-aksum', weight: 2, with: ['muhammad', 'islam'], source: ['ibn-hisham-sira'] },
  ],
  relations: [
    { word: 'defeated', to: 'kingdom-of-kush', when: '0350~', note: ['埃扎纳的碑文自述追击诺巴人至麦罗埃一带，库施当时或已瓦解', 'Ezana’s inscription tells how he chased the Noba as far as Meroë; Kush may already have collapsed', 'L’inscription d’Ezana raconte la poursuite des Noba jusque vers Méroé ; Koush était peut-être déjà effondré', 'La inscripción de Ezana narra la persecución de los noba hasta Meroe; Kush quizá ya se había hundido', 'エザナの碑文はノバ人をメロエ付近まで追ったと語る。クシュはすでに崩壊していた可能性がある'], source: ['ezana-inscriptions'] },
    { word: 'traded-with', to: 'alexandria', when: ['0050~', '0600~'], note: ['亚历山大里亚商人科斯马斯六世纪曾亲至阿杜利斯，抄下那里的王铭', 'The Alexandrian merchant Cosmas came to Adulis in the sixth century and copied a royal inscription there', 'Le marchand alexandrin Cosmas vint à Adoulis au VIe siècle et y copia une inscription royale', 'El mercader alejandrino Cosmas llegó a Adulis en el siglo VI y copió allí una inscripción real', '六世紀、アレクサンドリアの商人コスマスはアドゥリスを訪れ、王の碑文を書き写した'], source: ['cosmas-topography', '2'] },
    { word: 'warred-with', to: 'sasanian-empire', when: '0570~', note: ['也门人向波斯求援，阿克苏姆的势力自此被逐出阿拉伯半岛', 'Called in by the Yemenis, the Persians ended Aksumite rule in southern Arabia', 'Appelés par les Yéménites, les Perses mirent fin à la domination aksoumite en Arabie du Sud', 'Llamados por los yemeníes, los persas acabaron con el dominio aksumita en el sur de Arabia', 'イエメン人に招かれたペルシア軍が、南アラビアのアクスム支配を終わらせた'], source: ['cambridge-iran', '3'] },
    { word: 'compared-with', to: 'sasanian-empire', when: '0270~', note: ['摩尼教《要义》把阿克苏姆与罗马、波斯并列为世上四大王国之一', 'The Manichaean Kephalaia ranks Aksum with Rome and Persia among the four great kingdoms of the world', 'Les Kephalaia manichéens rangent Aksoum, avec Rome et la Perse, parmi les quatre grands royaumes du monde', 'Los Kephalaia maniqueos cuentan a Aksum, con Roma y Persia, entre los cuatro grandes reinos del mundo', 'マニ教の『ケファライア』はローマ、ペルシアとともに世界四大王国の一つに数える'], source: ['kephalaia', '77'] },
    { word: 'legend-of', to: 'jerusalem', note: ['《列王荣耀》说所罗门与示巴女王之子孟尼利克把约柜从耶路撒冷带到阿克苏姆', 'The Kebra Nagast says that Menelik, son of Solomon and the Queen of Sheba, brought the Ark from Jerusalem', 'Selon le Kebra Nagast, Ménélik, fils de Salomon et de la reine de Saba, rapporta l’Arche de Jérusalem', 'Según el Kebra Nagast, Menelik, hijo de Salomón y la reina de Saba, trajo el Arca desde Jerusalén', '『ケブラ・ナガスト』は、ソロモンとシバの女王の子メネリクがエルサレムから契約の箱を運んだとする'], source: ['kebra-nagast'] },
    { word: 'traded-with', to: 'silk-road', when: ['0050~', '0600~'], source: ['periplus-erythraean', '4–6'] },
  ],
});
