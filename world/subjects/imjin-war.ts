import { subject } from '../subject.ts';

export default subject({
  id: 'imjin-war',
  kind: 'war',
  region: 'east-asia',
  names: ['壬辰倭乱', 'Imjin War', 'Guerre Imjin', 'Guerra Imjin', '文禄・慶長の役'],
  otherNames: [['万历朝鲜之役', '壬辰卫国战争', '文禄庆长之役'], ['Japanese invasions of Korea', 'Hideyoshi’s invasions'], ['Invasions japonaises de la Corée'], ['Invasiones japonesas de Corea'], ['壬辰倭乱', '朝鮮出兵']],
  times: [
    { role: 'span', span: ['1592-05-23', '1598-12'], source: ['swope-serpents-tail'] },
  ],
  place: { at: [35.1360, 129.0560], name: ['朝鲜半岛，釜山登陆', 'Korea; landing at Busan', 'Corée ; débarquement à Busan', 'Corea; desembarco en Busan', '朝鮮半島（釜山に上陸）'] },
  summary: [
    '丰臣秀吉两度入侵朝鲜而引发的东亚大战。1592年日军自釜山登陆，二十日即入汉阳，一路至平壤，意在假道攻明。朝鲜义兵四起，李舜臣屡胜于海上，明军来援，战局遂成僵持。和谈破裂后，1597年再起兵戈，次年秀吉死，日军撤回。半岛人口与文物损失惨重，大批工匠学者被掳往日本。',
    'The great war of East Asia that followed Toyotomi Hideyoshi’s two invasions of Korea, meant as the road to Ming China. The Japanese landed at Busan in 1592 and took the capital in three weeks, but Yi Sun-sin’s fleet, Korean irregulars and Ming armies brought them to a halt. Talks failed, a second invasion followed in 1597, and Hideyoshi’s death ended it. Korea was left devastated.',
    'Grande guerre d’Asie orientale, née des deux invasions de la Corée par Toyotomi Hideyoshi, qui voulait atteindre la Chine des Ming. Débarqués à Busan en 1592, les Japonais prennent la capitale en trois semaines, mais la flotte de Yi Sun-sin, les partisans coréens et les armées Ming les arrêtent. Après l’échec des pourparlers, une seconde invasion, en 1597, cesse à la mort de Hideyoshi.',
    'Gran guerra de Asia oriental, causada por las dos invasiones de Corea que ordenó Toyotomi Hideyoshi, camino de la China Ming. Los japoneses desembarcaron en Busan en 1592 y tomaron la capital en tres semanas, pero la flota de Yi Sun-sin, los guerrilleros coreanos y los ejércitos Ming los frenaron. Fracasadas las conversaciones, la segunda invasión, de 1597, acabó con la muerte de Hideyoshi.',
    '豊臣秀吉による二度の朝鮮侵攻と、それに応じた朝鮮・明との戦争。1592年、日本軍は釜山に上陸し、二十日ほどで漢陽、さらに平壌を占領したが、李舜臣の水軍、各地の義兵、明の援軍に阻まれた。講和交渉が破れて1597年に再び出兵し、翌年の秀吉の死で撤退する。朝鮮の被害は甚大で、多くの陶工や学者が日本へ連れ去られた。',
  ],
  events: [
    { when: '1592-05-23', title: ['日军在釜山登陆', 'The Japanese vanguard lands at Busan', 'L’avant-garde japonaise débarque à Busan', 'La vanguardia japonesa desembarca en Busan', '日本軍の先鋒が釜山に上陸する'], at: 'busan', weight: 3, with: ['joseon'], source: ['jingbirok'] },
    { when: '1592-08-14', title: ['李舜臣在闲山岛大破日本水军', 'Yi Sun-sin destroys a Japanese fleet off Hansan Island', 'Yi Sun-sin détruit une flotte japonaise au large de l’île de Hansan', 'Yi Sun-sin destruye una flota japonesa frente a la isla de Hansan', '李舜臣が閑山島沖で日本水軍を破る'], at: 'hansando', weight: 2, source: ['nanjung-ilgi'] },
    { when: '1593-02', title: ['明与朝鲜联军收复平壤', 'Ming and Korean troops retake Pyongyang', 'Les troupes Ming et coréennes reprennent Pyongyang', 'Las tropas Ming y coreanas recuperan Pyongyang', '明・朝鮮連合軍が平壌を奪回する'], at: 'pyongyang', weight: 2, with: ['ming-dynasty', 'joseon'], source: ['swope-serpents-tail'] },
    { when: '1597-10-26', title: ['李舜臣以十三船在鸣梁海峡取胜', 'With thirteen ships Yi Sun-sin wins in the Myeongnyang Strait', 'Avec treize navires, Yi Sun-sin l’emporte dans le détroit de Myeongnyang', 'Con trece barcos, Yi Sun-sin vence en el estrecho de Myeongnyang', '李舜臣が十三隻で鳴梁海峡の戦いに勝つ'], at: 'myeongnyang', weight: 2, source: ['nanjung-ilgi'] },
    { when: '1598-12-16', title: ['露梁海战，李舜臣阵亡，日军撤离', 'Yi Sun-sin falls at Noryang as the Japanese withdraw', 'Yi Sun-sin tombe à Noryang pendant la retraite japonaise', 'Yi Sun-sin cae en Noryang durante la retirada japonesa', '露梁海戦で李舜臣が戦死し、日本軍が撤退する'], at: 'noryang', weight: 2, source: ['jingbirok'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'joseon', when: ['1592', '1598'], source: ['joseon-sillok'] },
    { word: 'influenced', to: 'ming-dynasty', note: ['援朝耗银数百万两，与宁夏、播州之役同使明廷财政吃紧', 'The relief of Korea cost the Ming treasury millions of taels of silver', 'Le secours porté à la Corée coûta au trésor Ming des millions de taëls d’argent', 'El auxilio a Corea costó al tesoro Ming millones de taeles de plata', '朝鮮への援軍は数百万両に及び、明の財政を圧迫した'], source: ['cambridge-china', '7'] },
    { word: 'caused', to: 'tokugawa-shogunate', note: ['丰臣家臣因此战内讧，未渡海的德川家康实力得以保全', 'The war set the Toyotomi vassals at odds, while Tokugawa Ieyasu, who had not crossed the sea, kept his strength', 'La guerre divisa les vassaux des Toyotomi, tandis que Tokugawa Ieyasu, resté au Japon, gardait ses forces', 'La guerra dividió a los vasallos de los Toyotomi, mientras Tokugawa Ieyasu, que no cruzó el mar, conservó sus fuerzas', '豊臣家臣団に亀裂を生み、渡海しなかった徳川家康は力を温存した'], source: ['cambridge-japan', '4'] },
    { word: 'influenced', to: 'confucianism', note: ['被掳的朝鲜学者姜沆与藤原惺窝交游，推动了日本朱子学', 'The captive scholar Gang Hang befriended Fujiwara Seika and helped Neo-Confucian learning take root in Japan', 'Le lettré captif Gang Hang se lia avec Fujiwara Seika et aida le néoconfucianisme à prendre racine au Japon', 'El erudito cautivo Gang Hang trabó amistad con Fujiwara Seika y ayudó al neoconfucianismo a arraigar en Japón', '捕虜となった儒者・姜沆は藤原惺窩と交わり、日本の朱子学の興隆を促した'], source: ['cambridge-japan', '4'] },
    { word: 'influenced', to: 'qing-dynasty', note: ['明与朝鲜忙于战事之际，努尔哈赤逐步统一女真', 'While Ming and Joseon were busy with it, Nurhaci drew the Jurchen tribes together', 'Pendant que les Ming et le Joseon s’y épuisaient, Nurhaci rassemblait les tribus jurchen', 'Mientras los Ming y Joseon se agotaban en ella, Nurhaci reunía a las tribus yurchen', '明と朝鮮が戦に追われる間に、ヌルハチが女真をまとめた'], source: ['swope-serpents-tail'] },
  ],
});
