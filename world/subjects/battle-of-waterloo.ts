import { subject } from '../subject.ts';

export default subject({
  id: 'battle-of-waterloo',
  kind: 'war',
  region: 'europe',
  names: ['滑铁卢战役', 'Battle of Waterloo', 'Bataille de Waterloo', 'Batalla de Waterloo', 'ワーテルローの戦い'],
  otherNames: [['滑铁卢之战', '滑铁卢会战'], ['Waterloo', 'Mont-Saint-Jean', 'La Belle Alliance'], ['Waterloo', 'Mont-Saint-Jean'], ['Waterloo', 'Mont-Saint-Jean'], ['ワーテルロー', 'ベル・アリアンスの戦い']],
  times: [{ role: 'span', span: ['1815-06-18', '1815-06-18'], source: ['wellington-dispatch'] }],
  place: { at: [50.68, 4.412], name: ['布鲁塞尔以南的圣让山', 'Mont-Saint-Jean, south of Brussels', 'Mont-Saint-Jean, au sud de Bruxelles', 'Mont-Saint-Jean, al sur de Bruselas', 'ブリュッセル南方モン・サン・ジャン'] },
  summary: [
    '1815年6月18日，拿破仑在布鲁塞尔以南败给威灵顿与布吕歇尔联军的决战，百日王朝由此终结。雨后泥泞使法军迟至近午才进攻；威灵顿的英荷德各国军队守住圣让山脊，普军黄昏赶到右翼的普朗瑟努瓦，近卫军冲击失败后全线溃退。双方死伤约五万人。四天后拿破仑再度退位，欧洲转入维也纳体制。',
    'The battle of 18 June 1815 south of Brussels in which Napoleon was beaten by Wellington and Blücher, and which ended the Hundred Days. Mud delayed the French attack until late morning; Wellington’s British, Dutch and German troops held the ridge until the Prussians struck at Plancenoit and the Guard failed. About 50,000 fell. Four days later Napoleon abdicated for good.',
    'Bataille du 18 juin 1815, au sud de Bruxelles, où Wellington et Blücher battirent Napoléon et mirent fin aux Cent-Jours. La boue retarde l’attaque française jusqu’à la fin de la matinée ; Britanniques, Néerlandais et Allemands de Wellington tiennent la crête jusqu’à l’assaut prussien sur Plancenoit et à l’échec de la Garde. Près de 50 000 hommes tombent. Quatre jours plus tard, Napoléon abdique pour toujours.',
    'Batalla del 18 de junio de 1815, al sur de Bruselas, en la que Wellington y Blücher derrotaron a Napoleón y acabaron con los Cien Días. El barro retrasó el ataque francés hasta casi el mediodía; las tropas británicas, neerlandesas y alemanas de Wellington resistieron en la loma hasta que los prusianos golpearon en Plancenoit y fracasó la Guardia. Cayeron unos 50 000 hombres. Cuatro días después, Napoleón abdicó para siempre.',
    '1815年6月18日、ブリュッセルの南でナポレオンがウェリントンとブリュッヘルに敗れ、百日天下を終わらせた会戦。雨後の泥濘のため攻撃は昼前まで遅れた。英・蘭・独諸邦の軍を率いたウェリントンが丘を守り抜き、夕刻プロイセン軍がプランスノワを突いて近衛隊の突撃も崩れる。死傷者は約五万。四日後、ナポレオンは最終的に退位した。',
  ],
  events: [
    { when: '1815-06-16', title: ['拿破仑在利尼击退普军', 'Napoleon drives the Prussians back at Ligny', 'Napoléon repousse les Prussiens à Ligny', 'Napoleón rechaza a los prusianos en Ligny', 'ナポレオンがリニーでプロイセン軍を退ける'], at: 'ligny', weight: 2, with: ['napoleon'], source: ['chandler-napoleon'] },
    { when: '1815-06-18', title: ['法军黄昏前后攻下圣拉埃农庄', 'The French take the farm of La Haye Sainte towards evening', 'Les Français prennent la Haye Sainte en fin de journée', 'Los franceses toman la Haye Sainte al atardecer', '夕刻、フランス軍がラ・エー・サント農場を奪う'], at: 'la-haye-sainte', weight: 2, source: ['chandler-napoleon'] },
    { when: '1815-06-18', title: ['普军攻打普朗瑟努瓦，近卫军败退', 'The Prussians storm Plancenoit and the Guard gives way', 'Les Prussiens prennent Plancenoit ; la Garde recule', 'Los prusianos asaltan Plancenoit y la Guardia cede', 'プロイセン軍がプランスノワを攻め、近衛隊が退く'], at: 'plancenoit', weight: 3, with: ['napoleon'], source: ['chandler-napoleon'] },
    { when: '1815-06-22', title: ['拿破仑第二次退位', 'Napoleon abdicates for the second time', 'Napoléon abdique pour la seconde fois', 'Napoleón abdica por segunda vez', 'ナポレオンが二度目の退位をする'], at: 'paris', weight: 3, with: ['napoleon'], source: ['roberts-napoleon'] },
  ],
  relations: [
    { word: 'ended', to: 'napoleon', when: '1815-06-18', source: ['wellington-dispatch'] },
    { word: 'compared-with', to: 'battle-of-gaugamela', note: ['克里西1851年选十五场决定性战役，二者均在其列', 'Creasy put both among his fifteen decisive battles in 1851', 'Creasy les compte, en 1851, parmi ses quinze batailles décisives', 'Creasy incluyó ambas en 1851 entre sus quince batallas decisivas', 'クリーシーは1851年の「決戦十五」に両者を数えた'], source: ['creasy', '3 and 15'] },
    { word: 'compared-with', to: 'greco-persian-wars', note: ['克里西的“十五大决战”始于马拉松，终于滑铁卢', 'Creasy’s series of decisive battles begins at Marathon and ends at Waterloo', 'La série de Creasy commence à Marathon et s’achève à Waterloo', 'La serie de Creasy empieza en Maratón y acaba en Waterloo', 'クリーシーの決戦十五はマラトンに始まりワーテルローに終わる'], source: ['creasy', '1 and 15'] },
    { word: 'compared-with', to: 'second-punic-war', note: ['克里西的名单里也有第二次布匿战争中的梅陶罗河之战', 'Creasy’s list also holds the Metaurus, which decided the war with Hannibal', 'La liste de Creasy compte aussi le Métaure, qui trancha la guerre d’Hannibal', 'La lista de Creasy incluye también el Metauro, que decidió la guerra de Aníbal', 'クリーシーの一覧には、ハンニバル戦争を決したメタウルスの戦いもある'], source: ['creasy', '4 and 15'] },
  ],
  same: { wikidata: 'Q48314' },
});
