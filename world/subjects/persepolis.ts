import { subject } from '../subject.ts';

export default subject({
  id: 'persepolis',
  kind: 'site',
  region: 'near-east',
  names: ['波斯波利斯', 'Persepolis', 'Persépolis', 'Persépolis', 'ペルセポリス'],
  otherNames: [['塔赫特贾姆希德', '帕尔萨'], ['Parsa', 'Takht-e Jamshid'], ['Parsa', 'Takht-e Jamshid'], ['Parsa', 'Takht-e Yamshid'], ['パールサ', 'タフテ・ジャムシード']],
  times: [
    { role: 'made', span: ['-0518~', '-0450~'], source: ['schmidt-persepolis'] },
    { role: 'span', span: ['-0518~', '-0330'], source: ['schmidt-persepolis'] },
  ],
  place: { at: [29.9354, 52.8916], name: ['马夫达什特平原，法尔斯', 'Marvdasht plain, Fars', 'plaine de Marvdasht, Fars', 'llanura de Marvdasht, Fars', 'ファールス地方マルヴダシュト平野'] },
  summary: [
    '阿契美尼德王朝的礼仪都城，大流士一世始建于法尔斯一处高台之上，薛西斯与阿尔塔薛西斯续成。双跑大阶梯通向万国门，觐见大殿的列柱高近二十米，东阶浮雕刻着二十三个民族的贡使。城堡档案的泥板记录了工匠与旅人的口粮。前330年亚历山大军焚毁宫殿，遗址今称“贾姆希德的宝座”。',
    'Ceremonial capital of the Achaemenid kings, begun by Darius I on a great terrace in Fars and finished by Xerxes and Artaxerxes. A double stair leads to the Gate of All Nations; the columns of the audience hall stood nearly twenty metres high, and its stairs show delegations of twenty-three peoples bringing gifts. Clay tablets from the fortification list workers’ rations. Alexander’s army burned it in 330 BC.',
    'Capitale cérémonielle des rois achéménides, commencée par Darius Ier sur une vaste terrasse du Fars, achevée par Xerxès et Artaxerxès. Un double escalier mène à la porte des Nations ; les colonnes de la salle d’audience s’élevaient à près de vingt mètres, et ses escaliers montrent les délégations de vingt-trois peuples portant leurs dons. Des tablettes y consignent les rations des ouvriers. L’armée d’Alexandre l’incendia en 330 av. J.-C.',
    'Capital ceremonial de los reyes aqueménidas, comenzada por Darío I sobre una gran terraza de Fars y concluida por Jerjes y Artajerjes. Una escalera doble lleva a la puerta de las Naciones; las columnas de la sala de audiencias medían casi veinte metros y sus escaleras muestran a veintitrés pueblos con sus presentes. Las tablillas de la fortificación registran las raciones de los obreros. El ejército de Alejandro la incendió en 330 a. C.',
    'アケメネス朝の儀礼の都。ダレイオス1世がファールスの大基壇の上に着工し、クセルクセスとアルタクセルクセスが完成させた。二重の大階段は万国の門へ通じ、謁見殿の柱は高さ二十メートル近く、階段には二十三の民族の使節が贈り物を運ぶ姿が刻まれる。城砦文書の粘土板は職人や旅人の食糧を記す。前330年、アレクサンドロス軍に焼かれた。',
  ],
  events: [
    { when: '-0518~', title: ['大流士一世在山脚下筑台建宫', 'Darius I begins the terrace and the palaces', 'Darius Ier commence la terrasse et les palais', 'Darío I comienza la terraza y los palacios', 'ダレイオス1世が基壇と宮殿の建設を始める'], at: 'persepolis', weight: 2, with: ['darius-i'], source: ['persepolis-inscriptions', 'DPf'] },
    { when: '-0475~', title: ['薛西斯建成万国门', 'Xerxes completes the Gate of All Nations', 'Xerxès achève la porte des Nations', 'Jerjes termina la puerta de las Naciones', 'クセルクセスが万国の門を完成させる'], at: 'persepolis', weight: 1, source: ['persepolis-inscriptions', 'XPa'] },
    { when: '-0330', title: ['亚历山大军焚毁宫殿', 'Alexander’s army burns the palaces', 'L’armée d’Alexandre incendie les palais', 'El ejército de Alejandro incendia los palacios', 'アレクサンドロス軍が宮殿を焼く'], at: 'persepolis', weight: 3, with: ['alexander-the-great'], source: ['diodorus', '17.70–72'] },
    { when: '1933', title: ['赫茨菲尔德发现城堡泥板档案', 'Herzfeld finds the Fortification tablets', 'Herzfeld découvre les tablettes de la Fortification', 'Herzfeld halla las tablillas de la Fortificación', 'ヘルツフェルトが城砦文書を発見する'], at: 'persepolis', weight: 2, source: ['persepolis-tablets'] },
  ],
  relations: [
    { word: 'capital-of', to: 'achaemenid-empire', when: ['-0518~', '-0330'], note: ['与苏萨、埃克巴坦那、巴比伦并为王都，此处偏重典礼', 'One of several royal seats beside Susa, Ecbatana and Babylon, it served ceremony above all', 'Résidence royale parmi d’autres, avec Suse, Ecbatane et Babylone, elle servait surtout au cérémonial', 'Una de las sedes reales, junto a Susa, Ecbatana y Babilonia, servía sobre todo a la ceremonia', 'スーサ、エクバタナ、バビロンと並ぶ王都の一つで、とりわけ儀礼の場であった'], source: ['briant-cyrus-to-alexander'] },
    { word: 'made-under', to: 'achaemenid-empire', source: ['schmidt-persepolis'] },
    { word: 'inspired', to: 'sanchi', note: ['桑奇阿育王石柱的钟形狮子柱头常被认为源出波斯波利斯', 'The bell-shaped lion capital of Ashoka’s pillar at Sanchi is often traced to Persepolis', 'Le chapiteau campaniforme aux lions du pilier d’Ashoka à Sanchi est souvent rattaché à Persépolis', 'El capitel campaniforme de leones del pilar de Ashoka en Sanchi suele vincularse a Persépolis', 'サーンチーのアショーカ王柱の鐘形獅子柱頭は、しばしばペルセポリスに由来するとされる'], source: ['cambridge-iran', 'vol. 2'] },
    { word: 'influenced', to: 'sasanian-empire', when: '0311', note: ['萨珊王子塞建沙普尔在此刻下巴列维文铭记，为先人祈福', 'A Sasanian prince, Shapur Sakanshah, left an inscription here blessing those who built it', 'Un prince sassanide, Shapur Sakanshah, y laissa une inscription bénissant ses bâtisseurs', 'Un príncipe sasánida, Shapur Sakanshah, dejó aquí una inscripción que bendice a sus constructores', 'サーサーン朝の王子シャープール・サカーンシャーが、建てた者を祝福する銘を残した'], source: ['encyclopaedia-iranica', 'Persepolis'] },
  ],
  same: { wikidata: 'Q129072' },
});
