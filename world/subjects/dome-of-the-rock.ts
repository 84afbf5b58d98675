import { subject } from '../subject.ts';

export default subject({
  id: 'dome-of-the-rock',
  kind: 'site',
  region: 'near-east',
  names: ['圆顶清真寺', 'Dome of the Rock', 'Dôme du Rocher', 'Cúpula de la Roca', '岩のドーム'],
  otherNames: [['萨赫拉清真寺', '岩石圆顶'], ['Qubbat al-Sakhra'], ['Coupole du Rocher', 'Qubbat al-Sakhra'], ['Domo de la Roca', 'Qubbat al-Sajra'], ['クッバ・アッ＝サフラ']],
  times: [
    { role: 'made', span: ['0685~', '0692~'], source: ['dome-inscription'] },
    { role: 'span', span: ['0692~', '..'], source: ['grabar-dome'] },
  ],
  place: { at: [31.778, 35.2354], name: ['耶路撒冷圣殿山', 'Haram al-Sharif, Jerusalem', 'Esplanade des Mosquées, Jérusalem', 'Explanada de las Mezquitas, Jerusalén', 'エルサレム、ハラム・アッ＝シャリーフ'] },
  summary: [
    '耶路撒冷圣殿山上的穆斯林圣所，倭马亚哈里发阿卜杜勒·马利克所建，是现存最早的伊斯兰纪念性建筑。八角形回廊环绕一块裸露的岩石，上覆金色木构穹顶，平面与镶嵌承自拜占庭匠艺，铭文纪年为伊历七十二年（691至692年）。犹太传统视此岩为圣殿所在，穆斯林后来相信先知由此登霄。它并非礼拜用的清真寺。',
    'A Muslim shrine on the Temple Mount in Jerusalem, built by the Umayyad caliph Abd al-Malik and the oldest Islamic monument that survives. An octagonal walk surrounds a bare rock under a gilded wooden dome; plan and mosaics follow Byzantine craft, and the inscription gives the year 72 (691/692). Jews place the Temple here, and Muslims came to see in the rock the spot of the Prophet’s ascension.',
    'Sanctuaire musulman de l’esplanade du Temple à Jérusalem, bâti par le calife omeyyade Abd al-Malik, le plus ancien monument de l’islam conservé. Un déambulatoire octogonal entoure un rocher nu sous une coupole de bois dorée. Le plan et les mosaïques suivent l’art byzantin et l’inscription porte l’an 72 (691/692). Les juifs y situent le Temple ; les musulmans y virent le lieu de l’ascension du Prophète.',
    'Santuario musulmán en la explanada del Templo de Jerusalén, levantado por el califa omeya Abd al-Malik y el monumento más antiguo del islam que se conserva. Un deambulatorio octogonal rodea una roca desnuda bajo una cúpula de madera dorada; planta y mosaicos siguen el arte bizantino y la inscripción da el año 72 (691/692). Los judíos sitúan allí el Templo; los musulmanes, la ascensión del Profeta.',
    'エルサレムの神殿の丘に立つムスリムの聖所で、ウマイヤ朝カリフのアブドゥルマリクが建てた、現存最古のイスラーム記念建築。八角形の回廊が露出した岩を囲み、金色の木造ドームが覆う。平面とモザイクはビザンツの技に連なり、銘文はヒジュラ暦72年（691〜692年）を記す。ユダヤ教では神殿の地とされ、ムスリムは預言者昇天の場と見るようになった。',
  ],
  events: [
    { when: '0692~', title: ['落成，镶嵌铭文记伊历七十二年', 'Is finished; its mosaic inscription names the year 72', 'Est achevé ; l’inscription de mosaïque porte l’an 72', 'Se termina; la inscripción de mosaico da el año 72', '完成し、モザイク銘文に72年と記される'], at: 'dome-of-the-rock', weight: 3, with: ['umayyad-caliphate'], source: ['dome-inscription'] },
    { when: '0831~', title: ['马蒙修缮时把铭文中的建造者改为己名，却忘改年份', 'Al-Ma’mun puts his name for the builder’s but leaves the old date', 'Al-Ma’mun met son nom à la place du bâtisseur, mais laisse la date', 'Al-Mamún pone su nombre por el del constructor, pero deja la fecha', 'マアムーンが建立者の名を自分に替え、年代は残す'], at: 'dome-of-the-rock', weight: 1, with: ['abbasid-caliphate'], source: ['grabar-dome'] },
    { when: ['1099', '1187'], title: ['十字军改为教堂，称“主的圣殿”', 'Crusaders use it as a church, the Templum Domini', 'Les croisés en font une église, le Templum Domini', 'Los cruzados lo convierten en iglesia, el Templum Domini', '十字軍が「主の神殿」と呼び教会とする'], at: 'dome-of-the-rock', weight: 2, with: ['crusades'], source: ['william-of-tyre'] },
    { when: ['1545~', '1552~'], title: ['苏莱曼一世以彩釉瓷砖覆盖外墙', 'Süleyman I covers the outer walls with glazed tiles', 'Soliman Ier revêt l’extérieur de carreaux émaillés', 'Solimán I reviste el exterior de azulejos', 'スレイマン一世が外壁を彩釉タイルで覆う'], at: 'dome-of-the-rock', weight: 1, with: ['ottoman-empire'], source: ['grabar-dome'] },
  ],
  relations: [
    { word: 'located-in', to: 'jerusalem', source: ['unesco-world-heritage', '148'] },
    { word: 'made-under', to: 'umayyad-caliphate', when: ['0685~', '0692~'], source: ['dome-inscription'] },
    { word: 'tells-of', to: 'christianity', note: ['铭文劝“有经典的人”不要说三位一体，并称耶稣为真主的使者', 'Its inscription bids the People of the Book not to say “three” and calls Jesus a messenger of God', 'L’inscription enjoint aux gens du Livre de ne pas dire « trois » et nomme Jésus messager de Dieu', 'La inscripción pide a la gente del Libro que no diga «tres» y llama a Jesús mensajero de Dios', '銘文は啓典の民に「三」と言うなと説き、イエスを神の使徒と呼ぶ'], source: ['dome-inscription'] },
    { word: 'dedicated-to', to: 'islam', source: ['grabar-dome'] },
  ],
});
