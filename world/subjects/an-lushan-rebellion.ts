import { subject } from '../subject.ts';

export default subject({
  id: 'an-lushan-rebellion',
  kind: 'war',
  region: 'east-asia',
  names: ['安史之乱', 'An Lushan Rebellion', 'Révolte d’An Lushan', 'Rebelión de An Lushan', '安史の乱'],
  otherNames: [['天宝之乱', '安禄山之乱'], ['An–Shi Rebellion', 'An Shi disturbances'], ['rébellion d’An Lushan', 'révolte An-Shi'], ['rebelión An-Shi'], ['安禄山の乱']],
  times: [
    { role: 'span', span: ['0755-12-16', '0763-02-17'], source: ['zizhi-tongjian', '217–222'] },
  ],
  place: { at: [39.9, 116.36], name: ['起于范阳（今北京）', 'begun at Fanyang (Beijing)', 'partie de Fanyang (Pékin)', 'iniciada en Fanyang (Pekín)', '范陽（北京）に始まる'] },
  summary: [
    '唐玄宗末年由范阳节度使安禄山及其部将史思明发动的叛乱，历时七年余。安禄山兼统三镇，一月之间席卷河北，陷洛阳，自称大燕皇帝；次年破潼关，入长安，玄宗奔蜀，贵妃死于马嵬。肃宗即位灵武，借回纥兵收复两京，然河北终归安史降将。户籍锐减，藩镇之局由此而成，唐代由盛转衰。',
    'The revolt that broke the power of the Tang. In December 755 An Lushan, a frontier general of Sogdian and Turkic descent who commanded three armies, marched on Luoyang and declared himself emperor; next summer Chang’an fell and the old emperor Xuanzong fled. Loyal troops and Uighur cavalry won the capitals back, but the war lasted seven years, registered households fell by two thirds, and the provinces never fully obeyed again.',
    'La révolte qui brisa la puissance des Tang. En décembre 755, An Lushan, général de frontière d’origine sogdienne et turque à la tête de trois armées, marche sur Luoyang et se proclame empereur ; l’été suivant, Chang’an tombe et le vieil empereur Xuanzong s’enfuit. Loyalistes et cavaliers ouïghours reprennent les capitales, mais la guerre dure sept ans et les provinces n’obéiront plus jamais tout à fait.',
    'La revuelta que quebró el poder de los Tang. En diciembre de 755 An Lushan, general de frontera de sangre sogdiana y turca que mandaba tres ejércitos, marchó sobre Luoyang y se proclamó emperador; al verano siguiente cayó Chang’an y huyó el viejo emperador Xuanzong. Leales y jinetes uigures recobraron las capitales, pero la guerra duró siete años y las provincias nunca volvieron a obedecer del todo.',
    '唐の国運を傾けた大反乱。755年末、三つの節度使を兼ねたソグド系の武将・安禄山が范陽に挙兵し、洛陽を落として大燕皇帝を称した。翌年には長安も陥ち、玄宗は蜀へ逃れ、途中の馬嵬で楊貴妃が死を賜った。粛宗は回紇の騎兵を借りて両京を取り戻したが、戦いは史思明父子に引き継がれて七年余り続き、以後は藩鎮が割拠した。',
  ],
  events: [
    { when: '0755-12-16', title: ['安禄山以讨杨国忠为名起兵范阳', 'An Lushan raises his army at Fanyang against the chief minister', 'An Lushan soulève son armée à Fanyang contre le premier ministre', 'An Lushan levanta su ejército en Fanyang contra el primer ministro', '安禄山が楊国忠討伐を名目に范陽で挙兵する'], at: 'fanyang', weight: 3, with: ['tang-dynasty'], source: ['zizhi-tongjian', '217'] },
    { when: '0756-07', title: ['潼关失守，玄宗西奔，马嵬兵变，贵妃死', 'The emperor flees Chang’an; his guards force the death of Yang Guifei', 'L’empereur fuit Chang’an ; sa garde exige la mort de Yang Guifei', 'El emperador huye de Chang’an; su guardia exige la muerte de Yang Guifei', '玄宗が長安を逃れ、馬嵬で楊貴妃が死を賜る'], at: 'mawei', weight: 3, with: ['chang-an', 'tang-dynasty'], source: ['zizhi-tongjian', '218'] },
    { when: '0757', title: ['张巡死守睢阳十月，城破遇害', 'Zhang Xun holds Suiyang for ten months and dies when it falls', 'Zhang Xun tient Suiyang dix mois et meurt à sa chute', 'Zhang Xun resiste diez meses en Suiyang y muere al caer la ciudad', '張巡が睢陽を十か月守り、落城して死ぬ'], at: 'suiyang', weight: 2, source: ['new-book-of-tang', '192'] },
    { when: '0757-11', title: ['唐军与回纥骑兵收复长安', 'Tang troops and Uighur horsemen retake Chang’an', 'Les Tang et la cavalerie ouïghoure reprennent Chang’an', 'Los Tang y la caballería uigur recobran Chang’an', '唐軍と回紇の騎兵が長安を奪い返す'], at: 'chang-an', weight: 2, with: ['tang-dynasty'], source: ['zizhi-tongjian', '220'] },
    { when: '0763-02-17', title: ['史朝义穷蹙自缢，乱平', 'The last rebel emperor, Shi Chaoyi, takes his own life', 'Le dernier empereur rebelle, Shi Chaoyi, se donne la mort', 'El último emperador rebelde, Shi Chaoyi, se quita la vida', '史朝義が自ら縊れ、乱が終わる'], weight: 2, source: ['zizhi-tongjian', '222'] },
  ],
  relations: [
    { word: 'rebelled-against', to: 'tang-dynasty', when: ['0755', '0763'], source: ['old-book-of-tang', '200'] },
    { word: 'took-place-in', to: 'chang-an', when: ['0756', '0757'], source: ['an-lushan-shiji'] },
    { word: 'influenced', to: 'silk-road', when: ['0756', '0790'], note: ['河西、陇右精兵内调平叛，吐蕃乘虚尽取其地，西域商路遂断', 'The garrisons of the west were called home to fight; Tibet took their posts and cut the road', 'Les garnisons de l’Ouest rappelées au combat, les Tibétains prennent leurs postes et coupent la route', 'Las guarniciones del oeste fueron llamadas a combatir; los tibetanos tomaron sus puestos y cortaron la ruta', '河西・隴右の精兵が呼び戻され、その隙に吐蕃が西への道を断った'], source: ['zizhi-tongjian', '223'] },
    { word: 'influenced', to: 'mogao-caves', when: ['0786~', '0848'], note: ['河西失援，敦煌孤守多年后归于吐蕃，石窟进入吐蕃统治时期', 'Cut off from help, Dunhuang passed to the Tibetans, who ruled it and its caves for some sixty years', 'Privée de secours, Dunhuang passe aux Tibétains, maîtres de la ville et des grottes une soixantaine d’années', 'Sin auxilio, Dunhuang pasó a los tibetanos, dueños de la ciudad y sus cuevas unos sesenta años', '援軍を失った敦煌は吐蕃の手に落ち、石窟は六十年ほどその支配下に入る'], source: ['whitfield-mogao'] },
    { word: 'influenced', to: 'song-dynasty', note: ['宋太祖鉴于藩镇之祸，收兵权，以文臣守边郡', 'With its warlords in mind the Song took command from generals and set civilians over the army', 'Instruits par ses seigneurs de guerre, les Song retirent le commandement aux généraux au profit des civils', 'Escarmentados por sus señores de la guerra, los Song quitaron el mando a los generales y lo dieron a civiles', '藩鎮の禍にかんがみ、宋は武将から兵権を奪い文官を上に置いた'], source: ['kuhn-confucian-rule'] },
  ],
});
